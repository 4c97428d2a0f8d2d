import type { ReactNode } from 'react';
import classNames from './sticky-bar.module.css';

type StickyBarProps = {
  readonly label: string;
  /** The way back, at the start of the bar. */
  readonly back?: ReactNode;
  /** The text of the bar, such as the total. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** Keeps a text and the next action in view at the bottom while the page scrolls. */
export function StickyBar({ label, back, children, action }: StickyBarProps) {
  return (
    <section aria-label={label} className={classNames['bar']}>
      {back === undefined ? null : <div className={classNames['back']}>{back}</div>}
      <div className={classNames['words']}>{children}</div>
      {action === undefined ? null : <div className={classNames['action']}>{action}</div>}
    </section>
  );
}
