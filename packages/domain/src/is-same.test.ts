import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSame } from './is-same.ts';

test('compares values regardless of the order of their fields', () => {
  assert.equal(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }), true);
  assert.equal(isSame({ a: 1 }, { a: 1, b: undefined }), false);
  assert.equal(isSame([1], { 0: 1 }), false);
  assert.equal(isSame(null, {}), false);
});
