import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialStep } from './initial-step.ts';

const newcomer = { isSignedIn: false, storedCartTab: null, storedActiveTab: null, routeDraftFlag: undefined };

const cases = [
  ['a newcomer', {}, 'setup'],
  ['a signed-in newcomer', { isSignedIn: true }, 'setup'],
  ['a signed-in host with a stored cart', { isSignedIn: true, storedCartTab: 5, storedActiveTab: 1 }, 'cart'],
  ['a signed-in host with a stored cart as text', { isSignedIn: true, storedCartTab: '5' }, 'cart'],
  ['a guest with a stored cart', { storedCartTab: 5, storedActiveTab: 3 }, 'select'],
  ['a signed-in host with another tab in place of the cart', { isSignedIn: true, storedCartTab: 4 }, 'setup'],
  ["a guest on a draft's route", { routeDraftFlag: '5', storedActiveTab: 2 }, 'cart'],
  ['a guest on a route with another flag', { routeDraftFlag: '4', storedActiveTab: 2 }, 'detail'],
  ['a guest who left at the recap', { storedActiveTab: '4' }, 'recap'],
  ['a guest with a broken store', { storedActiveTab: 'x' }, 'setup'],
] as const;

for (const [who, part, step] of cases) {
  test(`[C-R04] the page opens with ${step} for ${who}`, () => {
    assert.equal(initialStep({ ...newcomer, ...part }), step);
  });
}
