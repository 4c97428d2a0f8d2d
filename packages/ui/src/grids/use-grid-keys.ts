import { useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';

type Place = { readonly row: number; readonly column: number };

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
};

const within = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));

/** Makes a grid of buttons one stop of the Tab key, within which the arrow keys, Home and End move the focus. */
export function useGridKeys(rowCount: number, columnCount: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const row = within(place.row + move.row, rowCount);
    const column = within(place.column + move.column, columnCount);
    body.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  };
  const bodyProps: { readonly ref: Ref<HTMLTableSectionElement> } = { ref: body };
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row}-${column}`,
    tabIndex: row === within(place.row, rowCount) && column === within(place.column, columnCount) ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
    onKeyDown,
  });
  return { bodyProps, cellProps };
}
