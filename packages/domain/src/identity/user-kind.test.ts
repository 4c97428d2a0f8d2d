import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userKindOf } from './user-kind.ts';

const claims = [
  [1, 'host'],
  [2, 'provider'],
  [3, 'host'],
  [4, 'operator'],
  [0, 'guest'],
  [5, 'guest'],
  [-1, 'guest'],
  [NaN, 'guest'],
  [null, 'guest'],
] as const;

for (const [claim, kind] of claims) {
  test(`[A-R01] [A-36] the user type claim ${claim} is a ${kind}`, () => {
    assert.equal(userKindOf(claim), kind);
  });
}
