import { useId } from 'react';
import type { ReactNode } from 'react';
import classNames from './field-section.module.css';

type FieldSectionProps = {
  readonly heading: string;
  readonly introduction: string;
  readonly children: ReactNode;
};

/** A section of a long form. A heading, because a legend cannot be laid out next to the fields. */
export function FieldSection({ heading, introduction, children }: FieldSectionProps) {
  const headingId = useId();
  return (
    <fieldset aria-labelledby={headingId} className={classNames['section']}>
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
