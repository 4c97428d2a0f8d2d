import { removeLine, restoreLine } from '@repo/domain/cart/removed-line';
import type { RemovedLine } from '@repo/domain/cart/removed-line';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useState } from 'react';
import { recapRemoved, recapRestored } from '../../model/store/recap.ts';
import { recapLineId } from '../../model/use-cart.ts';
import type { CartRow } from './cart-row.ts';
import { removeButtonIdOf } from './cart-table.tsx';
import { undoButtonId } from './undo-bar.tsx';

type Lines<Each> = {
  readonly rows: readonly CartRow[];
  /** The items of the cart besides the recap. */
  readonly all: readonly Each[];
  readonly idOf: (each: Each) => string;
  readonly onChange: (all: readonly Each[]) => void;
};

type Removal = {
  readonly removedName: string | undefined;
  readonly remove: (lineId: string) => void;
  readonly undo: () => void;
  readonly forget: () => void;
};

/**
 * Removes lines from a cart and restores the last one; Undo is never stored (G-R05). The focus moves to the button that
 * reverts the step.
 */
export function useRemoval<Each>({ rows, all, idOf, onChange }: Lines<Each>): Removal {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<{ readonly row: RemovedLine<CartRow>; readonly each: Each | undefined }>();
  const focusOn = useFocusOn();
  const remove = (lineId: string): void => {
    const { removed } = removeLine(rows, lineId);
    if (removed === null) return;
    setLast({ row: removed, each: all.find((each) => idOf(each) === lineId) });
    focusOn(undoButtonId);
    if (lineId === recapLineId) dispatch(recapRemoved());
    else onChange(all.filter((each) => idOf(each) !== lineId));
  };
  const undo = (): void => {
    if (last === undefined) return;
    const { row, each } = last;
    const { lineId } = row.line;
    setLast(undefined);
    focusOn(removeButtonIdOf(lineId));
    if (each === undefined) return void dispatch(recapRestored());
    const identified = (one: Each) => ({ lineId: idOf(one), one });
    const restored = restoreLine(all.map(identified), { line: identified(each), position: row.position });
    onChange(restored.map(({ one }) => one));
  };
  return { removedName: last?.row.line.name, remove, undo, forget: () => setLast(undefined) };
}

/** The pressed button is removed with its line; its replacement exists one render later. */
function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
