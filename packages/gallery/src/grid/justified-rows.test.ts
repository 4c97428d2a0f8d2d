import { heightOf, justifiedRows, rowsWithin } from './justified-rows.ts';

const layout = { width: 900, targetHeight: 200, gap: 8 };
const ratios = (count: number) =>
  Array.from({ length: count }, (_, index) => [1.5, 0.75, 1.78][index % 3] ?? 1);

test('every row but the last fills the width, and is at most as high as wanted', () => {
  const rows = justifiedRows(ratios(100), layout);
  expect(rows.flatMap(({ files }) => files.map(({ index }) => index))).toEqual([...ratios(100).keys()]);
  for (const { height, files } of rows.slice(0, -1)) {
    const last = files.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(layout.width);
    expect(height).toBeLessThanOrEqual(layout.targetHeight);
  }
});

test('the last row keeps the wanted height, and rows follow each other with a gap', () => {
  const rows = justifiedRows(ratios(10), layout);
  expect(rows.at(-1)?.height).toBe(layout.targetHeight);
  for (const [index, row] of rows.slice(1).entries()) {
    const before = rows[index];
    expect(row.top).toBeCloseTo((before?.top ?? 0) + (before?.height ?? 0) + layout.gap);
  }
});

test('a panorama and a strip are cropped to a shape that fits', () => {
  const [row] = justifiedRows([20], { ...layout, width: 2000 });
  expect(row?.files[0]?.width).toBe(600);
  expect(justifiedRows([0.01], layout)[0]?.files[0]?.width).toBe(100);
});

test('an empty gallery has no rows and no height', () => {
  expect(justifiedRows([], layout)).toEqual([]);
  expect(heightOf([])).toBe(0);
});

test('finds the rows in view among those of 2 000 files', () => {
  const rows = justifiedRows(ratios(2000), layout);
  const { from, to } = rowsWithin(rows, { top: 5000, bottom: 5800 });
  const inView = rows.slice(from, to);
  expect(inView.length).toBeLessThan(8);
  expect((inView[0]?.top ?? 0) + (inView[0]?.height ?? 0)).toBeGreaterThanOrEqual(5000);
  expect(inView.at(-1)?.top).toBeLessThanOrEqual(5800);
  expect(rowsWithin(rows, { top: 0, bottom: heightOf(rows) })).toEqual({ from: 0, to: rows.length });
});
