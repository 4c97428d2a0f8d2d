import type { ReactNode } from 'react';
import classNames from './sum-list.module.css';

/** Shows amounts one below the other, each as a `Sum`. */
export const SumList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={classNames['sums']}>{children}</dl>
);

type SumProps = {
  readonly label: string;
  readonly hint?: string;
  readonly amount: string | number;
  readonly isTotal?: boolean | undefined;
  /** Shown with the sums, but not part of their total. */
  readonly isAside?: boolean;
  readonly isAnnounced?: boolean;
};

/** One row of a `SumList`, announced as a whole. */
export function Sum({ label, hint, amount, isTotal = false, isAside = false, isAnnounced }: SumProps) {
  return (
    <div
      className={classNames['sum']}
      data-total={isTotal || undefined}
      data-aside={isAside || undefined}
      aria-live={isAnnounced === true ? 'polite' : undefined}
      aria-atomic
    >
      <dt>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
