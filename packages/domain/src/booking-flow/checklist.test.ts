import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { allowedStep, checklistOf, isStepReachable } from './checklist.ts';
import type { FlowOrigin } from './step-transitions.ts';
import { FLOW, type Step } from './steps.ts';

const reachable = (done: readonly Step[], origin: FlowOrigin = 'flow') =>
  FLOW.filter((step) => isStepReachable(step, done, origin)).join(' ');

test('[A-01] opens the steps of a new booking as those before them are done', () => {
  assert.equal(reachable([]), 'setup');
  assert.equal(reachable(['setup']), 'setup select detail');
  assert.equal(reachable(['setup', 'detail']), 'setup select detail');
  assert.equal(reachable(['setup', 'select']), 'setup select recap detail');
  assert.equal(reachable(['setup', 'select', 'recap']), 'setup select recap detail');
  assert.equal(reachable(['setup', 'select', 'detail']), 'setup select recap detail cart');
});

test('[A-01] opens only recap and cart of a saved event', () => {
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

for (const [title, wanted, done, origin, shown] of cases) {
  test(`[A-01] shows ${shown} when a visitor requests ${title}`, () => {
    assert.equal(allowedStep(wanted, done, origin), shown);
  });
}

const written = (current: Step, done: readonly Step[], origin: FlowOrigin = 'flow') =>
  checklistOf(current, done, origin).map(
    ({ step, state, isLink }) => `${step} ${state}${isLink ? ' link' : ''}`,
  );

test('[C-R01] [A-01] lists the steps in the order of the bar and links those that are done or reachable', () => {
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

test('[A-01] keeps a step that was done out of order done and linked', () => {
  assert.ok(written('setup', ['detail']).includes('detail done link'));
});

test('[A-01] marks the steps before a draft as done without links', () => {
  assert.deepEqual(written('cart', ['setup', 'select', 'detail'], 'draft'), [
    'setup done',
    'detail done',
    'select done',
    'recap todo link',
    'cart current',
    'payment todo',
  ]);
});

test('[A-01] shows any visitor a step that is reachable', () => {
  const anyStep = fc.constantFrom(...FLOW);
  const anyOrigin = fc.constantFrom<FlowOrigin>('flow', 'cart', 'dashboard', 'addition', 'draft');
  checkProperty([anyStep, fc.subarray<Step>([...FLOW]), anyOrigin], (wanted, done, origin) => {
    const shown = allowedStep(wanted, done, origin);
    assert.ok(isStepReachable(shown, done, origin));
    if (isStepReachable(wanted, done, origin)) assert.equal(shown, wanted);
  });
});
