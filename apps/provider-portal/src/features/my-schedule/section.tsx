import { useId } from 'react';
import type { ReactNode } from 'react';
import classNames from './my-schedule.module.css';

type SectionProps = {
  readonly heading: string;
  readonly introduction: ReactNode;
  readonly children: ReactNode;
};

/** One topic of the schedule, named by its heading. */
export function Section({ heading, introduction, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['section']}>
      <h2 id={id}>{heading}</h2>
      <p className={classNames['introduction']}>{introduction}</p>
      {children}
    </section>
  );
}
