import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './data-table.module.css';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Nothing where the column says nothing of the row. */
  readonly cell: (row: Row) => ReactNode;
  /** The cell that says what the row is about, and the title of its card. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Numbers stand at the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** For a column that needs no words for the eye, such as the buttons of each row. */
  readonly isHeaderHidden?: boolean;
};

export type Sort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' };

type DataTableProps<Row> = {
  readonly caption: string;
  /** Where a heading above the table already says it to the eye. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
};

/**
 * A table that stands as cards where it has no room. The roles are written out, because a browser takes an element
 * that is no longer laid out as a table for none.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf } = props;
  const say = useWords();
  return (
    <div className={classNames['place']}>
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <table role="table" className={classNames['table']}>
        <caption className={isCaptionHidden ? 'visually-hidden' : classNames['caption']}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" data-sort-by={say('sortBy')} className={classNames['headers']}>
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
                    // A card has no row of headers to look up at.
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

/** A dash for the eye, and words for those who hear the table. */
function NoEntry() {
  const say = useWords();
  return (
    <>
      <span aria-hidden>{'–'}</span>
      <span className="visually-hidden">{say('noEntry')}</span>
    </>
  );
}

type HeaderProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> };

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { id, header, align = 'start', isSortable = false, isHeaderHidden = false } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={`${classNames[align]} ${isSortable ? classNames['sortable'] : ''}`}
    >
      {isSortable ? (
        <button type="button" onClick={() => onSort?.({ columnId: id, direction: turned })}>
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
