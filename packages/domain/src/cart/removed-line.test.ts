import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { removeLine, restoreLine } from './removed-line.ts';

const cart = ['maya', 'devon', 'lea'].map((lineId) => ({ lineId }));

test('[G-R05] removes a line from the cart and returns it for undo', () => {
  const { lines, removed } = removeLine(cart, 'devon');
  assert.deepEqual(lines, [{ lineId: 'maya' }, { lineId: 'lea' }]);
  assert.deepEqual(removed, { line: { lineId: 'devon' }, position: 1 });
});

test('[G-R05] restores a removed line at its position', () => {
  const anyCart = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  checkProperty([anyCart, fc.nat()], (ids, pick) => {
    const lines = ids.map((lineId) => ({ lineId }));
    const { lines: left, removed } = removeLine(lines, ids[pick % ids.length] ?? '');
    assert.equal(left.length, lines.length - 1);
    assert.ok(removed !== null);
    assert.deepEqual(restoreLine(left, removed), lines);
  });
});

test('[G-R05] does not restore a line that the host has selected again', () => {
  const { removed } = removeLine(cart, 'lea');
  assert.ok(removed !== null);
  assert.deepEqual(restoreLine(cart, removed), cart);
});

test('[G-R05] restores a line after other lines were removed', () => {
  const { removed } = removeLine(cart, 'lea');
  assert.ok(removed !== null);
  assert.deepEqual(restoreLine([], removed), [{ lineId: 'lea' }]);
});

test('changes nothing when the line does not exist', () => {
  assert.deepEqual(removeLine(cart, 'unknown'), { lines: cart, removed: null });
});
