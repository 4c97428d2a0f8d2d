/** A line removed from the cart, with its position for Undo (S1§2 '"{name}" removed. Undo?'). */
export type RemovedLine<Line> = { readonly line: Line; readonly position: number };

type Identified = { readonly lineId: string };

/** Removes a line and returns it for the undo bar. An unknown id changes nothing (S1§4). */
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

/** Puts a removed line back at its position, unless the host has selected it again (S1§4). */
export const restoreLine = <Line extends Identified>(
  lines: readonly Line[],
  { line, position }: RemovedLine<Line>,
): readonly Line[] =>
  lines.some(({ lineId }) => lineId === line.lineId) ? lines : lines.toSpliced(position, 0, line);
