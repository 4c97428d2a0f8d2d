import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyticsTagAddress, analyticsTagOrigin } from './analytics-tag.ts';

test('[A-80] the tag is loaded from the origin that pages are allowed, whatever its id', () => {
  const address = new URL(analyticsTagAddress('G-1&x=2'));
  assert.equal(address.origin, analyticsTagOrigin);
  assert.deepEqual([...address.searchParams], [['id', 'G-1&x=2']]);
});
