/** A file in the grid: its place among all files, and where it stands in its row. */
export type PlacedFile = { readonly index: number; readonly left: number; readonly width: number };

export type GridRow = {
  readonly top: number;
  readonly height: number;
  readonly files: readonly PlacedFile[];
};

type Layout = { readonly width: number; readonly targetHeight: number; readonly gap: number };

/** Extremely long or high images are cropped. */
const shapes = { narrowest: 0.5, widest: 3 };

/** Lays files out in rows of the full width with equal heights, from the ratios of width to height. */
export function justifiedRows(ratios: readonly number[], { width, targetHeight, gap }: Layout): GridRow[] {
  const rows: GridRow[] = [];
  let first = 0;
  let sum = 0;
  let top = 0;
  const close = (end: number, height: number): void => {
    let left = 0;
    const files = ratios.slice(first, end).map((ratio, offset) => {
      const placed = { index: first + offset, left, width: shapeOf(ratio) * height };
      left += placed.width + gap;
      return placed;
    });
    rows.push({ top, height, files });
    top += height + gap;
    first = end;
    sum = 0;
  };
  for (const [index, ratio] of ratios.entries()) {
    sum += shapeOf(ratio);
    const height = (width - gap * (index - first)) / sum;
    if (height <= targetHeight) close(index + 1, height);
  }
  // The last row is not stretched.
  if (first < ratios.length) close(ratios.length, targetHeight);
  return rows;
}

const shapeOf = (ratio: number): number => Math.min(shapes.widest, Math.max(shapes.narrowest, ratio));

/** Returns the height of all rows. */
export const heightOf = (rows: readonly GridRow[]): number => {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.top + last.height;
};

/** Returns the range of rows that touch a part of the grid, found by halving. */
export function rowsWithin(
  rows: readonly GridRow[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): { readonly from: number; readonly to: number } {
  const from = firstRow(rows, (row) => row.top + row.height >= top);
  return {
    from,
    to: Math.max(
      from,
      firstRow(rows, (row) => row.top > bottom),
    ),
  };
}

function firstRow(rows: readonly GridRow[], isReached: (row: GridRow) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row !== undefined && isReached(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
