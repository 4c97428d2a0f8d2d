import { allOf, emptySelection, extendedTo, keptOf, toggled } from './selection.ts';
import type { Selection } from './selection.ts';

const shown = [9, 8, 7, 6, 5];
const idsOf = ({ ids }: Selection) => [...ids];

test('a file is selected and no longer selected', () => {
  const once = toggled(emptySelection, 8);
  expect(idsOf(once)).toEqual([8]);
  expect(idsOf(toggled(once, 8))).toEqual([]);
});

test('a range goes from the file that was selected last, both ways, and adds to the selection', () => {
  const start = toggled(toggled(emptySelection, 5), 8);
  expect(idsOf(extendedTo(start, shown, 6))).toEqual([5, 8, 7, 6]);
  expect(idsOf(extendedTo(start, shown, 9))).toEqual([5, 8, 9]);
});

test('a range without a start selects one file, also when the start is no longer shown', () => {
  expect(idsOf(extendedTo(emptySelection, shown, 7))).toEqual([7]);
  expect(idsOf(extendedTo({ ids: new Set(), anchor: 1 }, shown, 7))).toEqual([7]);
});

test('all files are selected, and those that disappear are not', () => {
  const all = allOf(shown);
  expect(idsOf(all)).toEqual(shown);
  expect(keptOf(all, shown)).toBe(all);
  expect(idsOf(keptOf(all, [9, 5]))).toEqual([9, 5]);
});
