import type { ReactNode } from 'react';
import { NoEntry } from '../indicators/no-entry.tsx';
import classNames from './fact-list.module.css';

export type Fact = {
  /** Unique in its list. */
  readonly label: string;
  /** May contain links. Without a value, a dash is shown. */
  readonly value: ReactNode;
};

type FactListProps = {
  readonly facts: readonly Fact[];
  /** Takes one line per fact, above something that matters more. */
  readonly isCompact?: boolean;
};

/** Labels with their values: next to each other in a wide place, stacked in a narrow one. */
export function FactList({ facts, isCompact = false }: FactListProps) {
  return (
    <div className={classNames['container']}>
      <dl className={classNames['facts']} data-compact={isCompact || undefined}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classNames['fact']}>
            <dt>{label}</dt>
            <dd>{value ?? <NoEntry />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
