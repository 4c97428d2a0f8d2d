import { useId } from 'react';
import type { ReactNode } from 'react';
import classNames from './groups.module.css';

type SetupGroupProps = {
  readonly heading: string;
  readonly introduction: string;
  readonly children: ReactNode;
};

/** Fields that belong together, named by their heading. A legend cannot be laid out beside them, a heading can. */
export function SetupGroup({ heading, introduction, children }: SetupGroupProps) {
  const headingId = useId();
  return (
    <fieldset aria-labelledby={headingId} className={classNames['group']}>
      <div className={classNames['about']}>
        <h2 id={headingId} className={classNames['heading']}>
          {heading}
        </h2>
        <p className={classNames['introduction']}>{introduction}</p>
      </div>
      <div className={classNames['fields']}>{children}</div>
    </fieldset>
  );
}
