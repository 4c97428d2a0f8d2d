import type { GridRow, PlacedFile } from './justified-rows.ts';

const middleOf = ({ left, width }: PlacedFile): number => left + width / 2;

/** Returns the file that a key moves to from another; undefined for a key that does not move. */
export function movedTo(
  rows: readonly GridRow[],
  from: number,
  key: string,
  isToEdge: boolean,
): number | undefined {
  const last = rows.at(-1)?.files.at(-1)?.index ?? 0;
  const rowIndex = rows.findIndex(({ files }) => files.some(({ index }) => index === from));
  const row = rows[rowIndex];
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp':
    case 'ArrowDown':
      return besideIn(rows[rowIndex + (key === 'ArrowUp' ? -1 : 1)], row, from) ?? from;
    case 'Home':
      return isToEdge ? 0 : (row?.files[0]?.index ?? 0);
    case 'End':
      return isToEdge ? last : (row?.files.at(-1)?.index ?? last);
    default:
      return undefined;
  }
}

/** Returns the file of the next row whose middle is nearest. */
function besideIn(next: GridRow | undefined, row: GridRow | undefined, from: number): number | undefined {
  const here = row?.files.find(({ index }) => index === from);
  if (next === undefined || here === undefined) return undefined;
  const distance = (file: PlacedFile): number => Math.abs(middleOf(file) - middleOf(here));
  return next.files.reduce((nearest, file) => (distance(file) < distance(nearest) ? file : nearest)).index;
}
