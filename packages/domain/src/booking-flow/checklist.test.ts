import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { admittedStep, checklistOf, isStepReachable } from './checklist.ts';
import type { Opening } from './step-transitions.ts';
import { FLOW, type Step } from './steps.ts';

const reachable = (done: readonly Step[], opening: Opening = 'flow') =>
  FLOW.filter((step) => isStepReachable(step, done, opening)).join(' ');

test('[A-01] a new booking opens its steps as the ones before them are done', () => {
  assert.equal(reachable([]), 'setup');
  assert.equal(reachable(['setup']), 'setup select detail');
  assert.equal(reachable(['setup', 'detail']), 'setup select detail');
  assert.equal(reachable(['setup', 'select']), 'setup select recap detail');
  assert.equal(reachable(['setup', 'select', 'recap']), 'setup select recap detail');
  assert.equal(reachable(['setup', 'select', 'detail']), 'setup select recap detail cart');
});

test('[A-01] a saved event has its recap and its cart open from the start, and no other step', () => {
  assert.equal(reachable([], 'dashboard'), 'recap cart');
  assert.equal(reachable(['setup', 'select', 'detail'], 'draft'), 'recap cart');
});

const cases = [
  ['an open step', 'select', ['setup'], 'flow', 'select'],
  ['a step done before', 'setup', ['setup', 'select'], 'flow', 'setup'],
  ['the cart of an empty booking', 'cart', [], 'flow', 'setup'],
  ['the cart without providers', 'cart', ['setup', 'detail'], 'flow', 'select'],
  ['the cart without details', 'cart', ['setup', 'select', 'recap'], 'flow', 'detail'],
  ['the recap without providers', 'recap', ['setup'], 'flow', 'select'],
  ['the recap of a draft', 'recap', [], 'draft', 'recap'],
  ['the setup of a draft', 'setup', [], 'draft', 'cart'],
] as const;

for (const [title, wanted, done, opening, shown] of cases) {
  test(`[A-01] who asks for ${title} sees ${shown}`, () => {
    assert.equal(admittedStep(wanted, done, opening), shown);
  });
}

const written = (current: Step, done: readonly Step[], opening: Opening = 'flow') =>
  checklistOf(current, done, opening).map(
    ({ step, state, isLink }) => `${step} ${state}${isLink ? ' link' : ''}`,
  );

test('[C-R01] [A-01] the bar is a checklist in its own order, and what is done or reachable is a link', () => {
  assert.deepEqual(written('setup', []), [
    'setup current',
    'detail todo',
    'select todo',
    'recap todo',
    'cart todo',
    'payment todo',
  ]);
  assert.deepEqual(written('recap', ['setup', 'select']), [
    'setup done link',
    'detail todo link',
    'select done link',
    'recap current',
    'cart todo',
    'payment todo',
  ]);
  assert.deepEqual(written('cart', ['setup', 'select', 'detail']), [
    'setup done link',
    'detail done link',
    'select done link',
    'recap todo link',
    'cart current',
    'payment todo',
  ]);
});

test('[A-01] a step done out of order stays done and a link', () => {
  assert.ok(written('setup', ['detail']).includes('detail done link'));
});

test('[A-01] the steps behind a draft are done and lead nowhere', () => {
  assert.deepEqual(written('cart', ['setup', 'select', 'detail'], 'draft'), [
    'setup done',
    'detail done',
    'select done',
    'recap todo link',
    'cart current',
    'payment todo',
  ]);
});

test('[A-01] any visitor is shown a step that is open to them', () => {
  const anyStep = fc.constantFrom(...FLOW);
  const anyOpening = fc.constantFrom<Opening>('flow', 'cart', 'dashboard', 'addition', 'draft');
  checkProperty([anyStep, fc.subarray<Step>([...FLOW]), anyOpening], (wanted, done, opening) => {
    const shown = admittedStep(wanted, done, opening);
    assert.ok(isStepReachable(shown, done, opening));
    if (isStepReachable(wanted, done, opening)) assert.equal(shown, wanted);
  });
});
