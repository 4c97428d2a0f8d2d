import { movedTo } from './grid-keys.ts';
import { justifiedRows } from './justified-rows.ts';

// Rows of 0 1 2, 3 4 5 and 6 7.
const rows = justifiedRows(
  Array.from({ length: 8 }, () => 1),
  { width: 600, targetHeight: 200, gap: 0 },
);
const move = (from: number, key: string, isToEdge = false) => movedTo(rows, from, key, isToEdge);

test('arrows move to the neighbours, over the end of a row, and stop at the ends', () => {
  expect([move(2, 'ArrowRight'), move(3, 'ArrowLeft'), move(0, 'ArrowLeft'), move(7, 'ArrowRight')]).toEqual([
    3, 2, 0, 7,
  ]);
  expect([move(1, 'ArrowDown'), move(4, 'ArrowUp'), move(5, 'ArrowDown')]).toEqual([4, 1, 7]);
  expect([move(1, 'ArrowUp'), move(6, 'ArrowDown')]).toEqual([1, 6]);
});

test('Home and End move within the row, with Ctrl to the first and last file', () => {
  expect([move(4, 'Home'), move(4, 'End'), move(4, 'Home', true), move(4, 'End', true)]).toEqual([
    3, 5, 0, 7,
  ]);
});

test('other keys do not move', () => {
  expect(move(4, 'a')).toBeUndefined();
});
