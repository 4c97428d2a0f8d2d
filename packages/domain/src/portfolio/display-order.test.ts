import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { displayOrderOf, moveImage, sortForDisplay } from './display-order.ts';

test('[X-R02] the order of the grid is saved with numbers from 1', () => {
  assert.deepEqual(displayOrderOf([7, 5, 9]), [
    { imageId: 7, displayOrder: 1 },
    { imageId: 5, displayOrder: 2 },
    { imageId: 9, displayOrder: 3 },
  ]);
});

test('[X-R01] shows images in the order of their numbers', () => {
  const stored = [
    { imageId: 'c', displayOrder: 10 },
    { imageId: 'a', displayOrder: 1 },
    { imageId: 'b', displayOrder: 2 },
  ];
  assert.deepEqual(
    sortForDisplay(stored).map((image) => image.imageId),
    ['a', 'b', 'c'],
  );
});

test('[X-R01] moves a dragged image and keeps the order of the others', () => {
  assert.deepEqual(moveImage(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd']);
  assert.deepEqual(moveImage(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c']);
  assert.deepEqual(moveImage(['a', 'b'], 1, 1), ['a', 'b']);
});

test('[X-R01] dragging and saving lose no image', () => {
  const grid = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 });
  checkProperty([grid, fc.nat({ max: 29 }), fc.nat({ max: 29 })], (ids, first, second) => {
    const [from, to] = [first % ids.length, second % ids.length];
    const moved = moveImage(ids, from, to);
    assert.equal(moved[to], ids[from]);
    const others = (list: readonly number[]) => list.filter((id) => id !== ids[from]);
    assert.deepEqual(others(moved), others(ids));
    const shown = sortForDisplay(displayOrderOf(moved).toReversed());
    assert.deepEqual(
      shown.map((image) => image.imageId),
      moved,
    );
  });
});
