import type { ReactNode } from 'react';
import { NoEntry } from '../indicators/no-entry.tsx';
import classNames from './data-table.module.css';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Null where the column has no value for the row. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether the cell identifies the row. It is also the title of the card. */
  readonly isRowHeader?: boolean;
  /** Numbers are aligned at the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** For a column that needs no visible header, such as the buttons of each row. */
  readonly isHeaderHidden?: boolean;
};

type DataTableProps<Row> = {
  readonly caption: string;
  /** Hides the caption visually where a heading already shows it. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
};

/**
 * A table that becomes cards on narrow screens. Roles are explicit because browsers drop table semantics when an
 * element is no longer laid out as a table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf } = props;
  return (
    <div className={classNames['container']}>
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <table role="table" className={classNames['table']}>
        <caption className={isCaptionHidden ? 'visually-hidden' : classNames['caption']}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align = 'start', isHeaderHidden = false }) => (
              <th key={id} role="columnheader" scope="col" className={classNames[align]}>
                <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ id, header, cell, isRowHeader = false, align = 'start', isHeaderHidden }) => {
                const content = cell(row);
                const shared = { className: classNames[align], children: content ?? <NoEntry /> };
                if (isRowHeader) return <th key={id} role="rowheader" scope="row" {...shared} />;
                return (
                  <td
                    key={id}
                    role="cell"
                    // A card shows the header at each value.
                    data-label={isHeaderHidden === true ? undefined : header}
                    data-empty={content === null ? '' : undefined}
                    {...shared}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
    </div>
  );
}
