import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { NoEntry } from '../indicators/no-entry.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './data-table.module.css';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Null where the column has no value for the row. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether the cell identifies the row. It is also the title of the card. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Numbers are aligned at the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** For a column that needs no visible header, such as the buttons of each row. */
  readonly isHeaderHidden?: boolean;
};

export type Sort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' };

type DataTableProps<Row> = {
  readonly caption: string;
  /** Hides the caption visually where a heading already shows it. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
};

/**
 * A table that becomes cards on narrow screens. Roles are explicit because browsers drop table semantics when an
 * element is no longer laid out as a table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf } = props;
  const t = useUiTexts();
  return (
    <div className={classNames['container']}>
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <table role="table" className={classNames['table']}>
        <caption className={isCaptionHidden ? 'visually-hidden' : classNames['caption']}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" data-sort-by={t('sortBy')} className={classNames['headers']}>
            {columns.map((column) => (
              <Header key={column.id} column={column} {...props} />
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

type HeaderProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> };

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { id, header, align = 'start', isSortable = false, isHeaderHidden = false } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const nextDirection = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={`${classNames[align]} ${isSortable ? classNames['sortable'] : ''}`}
    >
      {isSortable ? (
        <button type="button" onClick={() => onSort?.({ columnId: id, direction: nextDirection })}>
          {header}
          <span className={direction === undefined ? classNames['unsorted'] : undefined}>
            <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} size={16} />
          </span>
        </button>
      ) : (
        <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
      )}
    </th>
  );
}
