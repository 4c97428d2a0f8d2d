/** A line that was taken out of the cart, with the place it goes back to (S1§2 '"{name}" removed. Undo?'). */
export type RemovedLine<Line> = { readonly line: Line; readonly position: number };

type Identified = { readonly lineId: string };

/** Takes a line out and keeps it for the undo bar; an unknown id changes nothing (S1§4). */
export function removeLine<Line extends Identified>(
  lines: readonly Line[],
  lineId: string,
): { readonly lines: readonly Line[]; readonly removed: RemovedLine<Line> | null } {
  const position = lines.findIndex((line) => line.lineId === lineId);
  const line = lines[position];
  return line === undefined
    ? { lines, removed: null }
    : { lines: lines.toSpliced(position, 1), removed: { line, position } };
}

/** Undo: puts the line back where it was, unless the host has chosen it again in the meantime (S1§4). */
export const restoreLine = <Line extends Identified>(
  lines: readonly Line[],
  { line, position }: RemovedLine<Line>,
): readonly Line[] =>
  lines.some(({ lineId }) => lineId === line.lineId) ? lines : lines.toSpliced(position, 0, line);
