import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  enterRecapStep,
  hasRecapAnswer,
  hasRecapItem,
  noRecap,
  skipRecap,
  submitRecap,
  type RecapChoice,
} from './recap-choice.ts';

test('[H-R09] without a recap nothing is selected and every value is zero', () => {
  assert.deepEqual(Object.values(noRecap), [false, false, 0, false, 0]);
});

test('[E-R11] entering the step selects the recap with logo and submits nothing', () => {
  assert.deepEqual(enterRecapStep(noRecap), { ...noRecap, isWithLogo: true });
});

test('[E-R11] sets submitted on submitting, and clears it on skipping without losing entries', () => {
  const filled = { ...enterRecapStep(noRecap), quantityWithLogo: 2, musicGenre: 'jazz' };
  const submitted = submitRecap(filled);
  assert.deepEqual(submitted, { ...filled, isSubmitted: true });
  assert.deepEqual(skipRecap(submitted), filled);
});

const choice = (isSubmitted: boolean, isWithLogo: boolean, isWithoutLogo: boolean): RecapChoice => ({
  isSubmitted,
  isWithLogo,
  quantityWithLogo: 1,
  isWithoutLogo,
  quantityWithoutLogo: 1,
});

const cases = [
  { chosen: choice(true, true, false), title: 'submitted with logo', hasItem: true, hasAnswer: true },
  { chosen: choice(true, true, true), title: 'submitted with both', hasItem: true, hasAnswer: true },
  { chosen: choice(true, false, true), title: 'submitted without logo', hasItem: false, hasAnswer: true },
  { chosen: choice(true, false, false), title: 'submitted with neither', hasItem: false, hasAnswer: false },
  { chosen: choice(false, true, false), title: 'skipped', hasItem: false, hasAnswer: false },
  { chosen: choice(false, false, true), title: 'skipped without logo', hasItem: false, hasAnswer: false },
];

for (const { chosen, title, hasItem, hasAnswer } of cases) {
  test(`[E-R11] a recap ${title} is ${hasItem ? '' : 'not '}an item of the order`, () => {
    assert.equal(hasRecapItem(chosen), hasItem);
  });
  test(`[E-R05] the vision answer of a recap ${title} is ${hasAnswer ? '' : 'not '}sent`, () => {
    assert.equal(hasRecapAnswer(chosen), hasAnswer);
  });
}
