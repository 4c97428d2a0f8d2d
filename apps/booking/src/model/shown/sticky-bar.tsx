import type { ReactNode } from 'react';
import classNames from './sticky-bar.module.css';

type StickyBarProps = {
  readonly label: string;
  readonly back: ReactNode;
  /** What it is about, in words. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** The way back and the way on, in view however far down the page is. */
export function StickyBar({ label, back, children, action }: StickyBarProps) {
  return (
    <section aria-label={label} className={classNames['bar']}>
      <div className={classNames['back']}>{back}</div>
      <div className={classNames['words']}>{children}</div>
      {action === undefined ? null : <div className={classNames['action']}>{action}</div>}
    </section>
  );
}
