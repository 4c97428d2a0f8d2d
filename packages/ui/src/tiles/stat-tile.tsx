import type { ReactNode } from 'react';
import classNames from './stat-tile.module.css';

type StatTileProps = {
  readonly label: string;
  /** Already formatted: "38", "$1,240.00". */
  readonly value: ReactNode;
  readonly hint?: ReactNode;
};

/** One number with its name, such as the earnings of a month. */
export function StatTile({ label, value, hint }: StatTileProps) {
  return (
    <div className={classNames['tile']}>
      <p className={classNames['label']}>{label}</p>
      <p className={classNames['value']}>{value}</p>
      {hint === undefined ? null : <p className={classNames['hint']}>{hint}</p>}
    </div>
  );
}
