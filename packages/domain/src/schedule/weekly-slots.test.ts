import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DayInWeek } from '../time/calendar-day.ts';
import { checkProperty } from '../testing/property.ts';
import type { SlotCell, SlotId } from './slots.ts';
import {
  copyDaySlots,
  everySlot,
  hasMinimumCommitment,
  isSlotEnabled,
  noSlot,
  slotSelectionOf,
  toggleEverySlot,
  toggleSlot,
} from './weekly-slots.ts';

const days: readonly DayInWeek[] = [0, 1, 2, 3, 4, 5, 6];
const ids: readonly SlotId[] = [1, 2, 3, 4, 5];
const cells: readonly SlotCell[] = days.flatMap((dayInWeek) => ids.map((slotId) => ({ dayInWeek, slotId })));

test('[W-R01] the grid has seven columns, Sunday to Saturday, of five cells', () => {
  assert.deepEqual(Object.keys(everySlot), ['0', '1', '2', '3', '4', '5', '6']);
  assert.equal(cells.filter((cell) => isSlotEnabled(everySlot, cell)).length, 35);
  assert.equal(cells.filter((cell) => isSlotEnabled(noSlot, cell)).length, 0);
});

test('[W-R01] Select/Deselect All fills any grid that is not full, and empties a full one', () => {
  const someSlots = toggleSlot(noSlot, { dayInWeek: 3, slotId: 2 });
  assert.deepEqual([noSlot, someSlots, everySlot].map(slotSelectionOf), ['none', 'some', 'all']);
  assert.deepEqual([noSlot, someSlots, everySlot].map(toggleEverySlot), [everySlot, everySlot, noSlot]);
});

test('does not report a grid with one missing cell as full', () => {
  for (const cell of cells) assert.equal(slotSelectionOf(toggleSlot(everySlot, cell)), 'some');
});

test('[W-R01] enables exactly the cells clicked an odd number of times, in row order', () => {
  checkProperty([fc.array(fc.constantFrom(...cells), { maxLength: 60 })], (clicks) => {
    const grid = clicks.reduce(toggleSlot, noSlot);
    for (const cell of cells) {
      assert.equal(isSlotEnabled(grid, cell), clicks.filter((clicked) => clicked === cell).length % 2 === 1);
    }
    for (const day of days) assert.deepEqual(grid[day], [...grid[day]].toSorted());
  });
});

const commitments = [
  ['an empty week', noSlot, false],
  ['a full week', everySlot, true],
  ['one morning', { ...noSlot, 3: [1] }, true],
  ['one late evening', { ...noSlot, 6: [4] }, true],
  ['one night of two hours', { ...noSlot, 6: [5] }, false],
  [
    'every night, two hours each and never in a row',
    { 0: [5], 1: [5], 2: [5], 3: [5], 4: [5], 5: [5], 6: [5] },
    false,
  ],
  ['an evening and its night', { ...noSlot, 6: [4, 5] }, true],
] as const;

for (const [title, weeklySlots, expected] of commitments) {
  test(`[R-R11] ${title} ${expected ? 'is' : 'is not'} the minimum commitment`, () => {
    assert.equal(hasMinimumCommitment(weeklySlots), expected);
  });
}

test('[W-R01] copies the slots of a day to the named days and leaves the others', () => {
  const grid = { ...noSlot, 1: [2, 3], 6: [1] } as const;
  assert.deepEqual(copyDaySlots(grid, 1, [2, 3]), { ...noSlot, 1: [2, 3], 2: [2, 3], 3: [2, 3], 6: [1] });
  assert.deepEqual(copyDaySlots(grid, 0, [6]), { ...grid, 6: [] });
});
