import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { joinIds } from '../fields/join-ids.ts';
import classNames from './toggle-grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';

export type GridLabel = {
  readonly id: string;
  readonly label: string;
  /** Shown where there is no room for the label: "Mon", "S". */
  readonly shortLabel?: string;
};

type ToggleGridProps = {
  readonly label: string;
  readonly rows: readonly GridLabel[];
  readonly columns: readonly GridLabel[];
  readonly isPressed: (rowId: string, columnId: string) => boolean;
  /** Receives every cell that changes, so that a whole row is one change. */
  readonly onToggle: (cells: readonly GridCell[], isPressed: boolean) => void;
  /** False where the page has a control for all cells of its own. */
  readonly hasSelectAll?: boolean;
};

export type GridCell = { readonly rowId: string; readonly columnId: string };

/**
 * A table of toggle buttons, such as a weekly schedule, with a checkbox for each row, each column and for all. Tab
 * enters it once, and the arrow keys move within it.
 */
export function ToggleGrid(props: ToggleGridProps) {
  const { label, rows, columns, isPressed, onToggle, hasSelectAll = true } = props;
  const t = useUiTexts();
  const id = useId();
  const keys = useGridKeys(rows.length, columns.length);
  const cellsOf = (some: readonly GridLabel[], others: readonly GridLabel[]): readonly GridCell[] =>
    some.flatMap((row) => others.map((column) => ({ rowId: row.id, columnId: column.id })));
  const selectAll = (name: string, cells: readonly GridCell[], shown?: ReactNode) => (
    <SelectAll
      label={name}
      pressed={cells.map(({ rowId, columnId }) => isPressed(rowId, columnId))}
      onToggle={(all) =>
        onToggle(
          cells.filter(({ rowId, columnId }) => isPressed(rowId, columnId) !== all),
          all,
        )
      }
    >
      {shown}
    </SelectAll>
  );
  return (
    <table aria-label={label} className={classNames['grid']}>
      <thead>
        <tr>
          <td>{hasSelectAll ? selectAll(t('selectAll'), cellsOf(rows, columns)) : null}</td>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {selectAll(
                t('selectAllOf', { name: column.label }),
                cellsOf(rows, [column]),
                <Name id={`${id}-column-${column.id}`} label={column} />,
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...keys.bodyProps}>
        {rows.map((row, rowIndex) => (
          <tr key={row.id}>
            <th scope="row">
              {selectAll(
                t('selectAllOf', { name: row.label }),
                cellsOf([row], columns),
                <Name id={`${id}-row-${row.id}`} label={row} />,
              )}
            </th>
            {columns.map((column, columnIndex) => {
              const pressed = isPressed(row.id, column.id);
              return (
                <td key={column.id}>
                  <button
                    type="button"
                    {...keys.cellProps(rowIndex, columnIndex)}
                    aria-labelledby={joinIds(`${id}-row-${row.id}`, `${id}-column-${column.id}`)}
                    aria-pressed={pressed}
                    className={classNames['cell']}
                    onClick={() => onToggle([{ rowId: row.id, columnId: column.id }], !pressed)}
                  >
                    {pressed ? <Icon name="check" /> : null}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The short label is only for the eye: screen readers always read the whole one. */
function Name({ id, label: { label, shortLabel } }: { readonly id: string; readonly label: GridLabel }) {
  if (shortLabel === undefined) return <span id={id}>{label}</span>;
  return (
    <>
      <span aria-hidden className={classNames['short']}>
        {shortLabel}
      </span>
      <span id={id} className={classNames['long']}>
        {label}
      </span>
    </>
  );
}

type SelectAllProps = {
  readonly label: string;
  readonly pressed: readonly boolean[];
  readonly onToggle: (isPressed: boolean) => void;
  /** The name of the row or column, which is part of the label. */
  readonly children?: ReactNode;
};

/** Ticked if all cells are pressed, indeterminate if some are. A click on an indeterminate box presses all. */
function SelectAll({ label, pressed, onToggle, children }: SelectAllProps) {
  const isAll = pressed.every(Boolean);
  return (
    <label className={classNames['all']}>
      {children}
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = !isAll && pressed.some(Boolean);
        }}
        onChange={() => onToggle(!isAll)}
      />
    </label>
  );
}
