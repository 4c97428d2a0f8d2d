import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { removeLine, restoreLine } from './removed-line.ts';

const cart = ['maya', 'devon', 'lea'].map((lineId) => ({ lineId }));

test('[G-R05] a removed line leaves the cart and is kept for undo', () => {
  const { lines, removed } = removeLine(cart, 'devon');
  assert.deepEqual(lines, [{ lineId: 'maya' }, { lineId: 'lea' }]);
  assert.deepEqual(removed, { line: { lineId: 'devon' }, position: 1 });
});

test('[G-R05] undo re-adds exactly what was removed, where it was', () => {
  const anyCart = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  checkProperty([anyCart, fc.nat()], (ids, pick) => {
    const lines = ids.map((lineId) => ({ lineId }));
    const { lines: left, removed } = removeLine(lines, ids[pick % ids.length] ?? '');
    assert.equal(left.length, lines.length - 1);
    assert.ok(removed !== null);
    assert.deepEqual(restoreLine(left, removed), lines);
  });
});

test('[G-R05] undo adds nothing twice once the host has chosen the line again', () => {
  const { removed } = removeLine(cart, 'lea');
  assert.ok(removed !== null);
  assert.deepEqual(restoreLine(cart, removed), cart);
});

test('[G-R05] undo still works when other lines have gone in the meantime', () => {
  const { removed } = removeLine(cart, 'lea');
  assert.ok(removed !== null);
  assert.deepEqual(restoreLine([], removed), [{ lineId: 'lea' }]);
});

test('removing what is not there changes nothing', () => {
  assert.deepEqual(removeLine(cart, 'nobody'), { lines: cart, removed: null });
});
