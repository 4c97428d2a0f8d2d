import { removeLine } from '@repo/domain/cart/removed-line';
import type { RemovedLine } from '@repo/domain/cart/removed-line';
import { useState } from 'react';
import type { CartRow } from './cart-row.ts';

type Removal<Kept> = {
  readonly removedName: string | undefined;
  /** Keeps what was taken out, with what it takes to put it back. */
  readonly keep: (rows: readonly CartRow[], lineId: string, before: Kept) => void;
  readonly undo: (putBack: (removed: RemovedLine<CartRow>, before: Kept) => void) => void;
  readonly forget: () => void;
};

/** The last line that was taken out of a cart; it goes with the page, and no storage ever knows it (G-R05). */
export function useRemoval<Kept>(): Removal<Kept> {
  const [last, setLast] = useState<{ readonly removed: RemovedLine<CartRow>; readonly before: Kept }>();
  return {
    removedName: last?.removed.line.name,
    keep: (rows, lineId, before) => {
      const { removed } = removeLine(rows, lineId);
      setLast(removed === null ? undefined : { removed, before });
    },
    undo: (putBack) => {
      if (last !== undefined) putBack(last.removed, last.before);
      setLast(undefined);
    },
    forget: () => setLast(undefined),
  };
}
