import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasStep, isBackHidden, nextStep, previousStep, type FlowOrigin } from './step-transitions.ts';
import { FLOW } from './steps.ts';

const origins: readonly FlowOrigin[] = ['flow', 'cart', 'dashboard', 'draft'];

test('[C-R05] [A-01] moves one step with Next and Back of a new booking', () => {
  const walk = ['setup', 'select', 'recap', 'detail', 'cart'];
  assert.deepEqual(
    FLOW.map((step) => nextStep(step, 'flow')),
    [...walk.slice(1), undefined],
  );
  assert.deepEqual(
    FLOW.map((step) => previousStep(step, 'flow')),
    [undefined, ...walk.slice(0, -1)],
  );
});

test('[C-R05] [A-01] Next of a recap leads to event detail in the flow, and to the cart from anywhere else', () => {
  const next = Object.fromEntries(origins.map((origin) => [origin, nextStep('recap', origin)]));
  assert.deepEqual(next, { flow: 'detail', cart: 'cart', dashboard: 'cart', draft: 'cart' });
});

test('[A-01] Back of a recap leads to where it was opened, and out of the wizard for a saved event', () => {
  const back = Object.fromEntries(origins.map((origin) => [origin, previousStep('recap', origin)]));
  assert.deepEqual(back, { flow: 'select', cart: 'cart', dashboard: undefined, draft: undefined });
});

test('[A-01] the cart of a saved event goes back to its recap and has nothing after it', () => {
  for (const origin of ['dashboard', 'draft'] as const) {
    assert.equal(previousStep('cart', origin), 'recap');
    assert.equal(nextStep('cart', origin), undefined);
    assert.deepEqual(
      FLOW.filter((step) => hasStep(step, origin)),
      ['recap', 'cart'],
    );
  }
  assert.equal(previousStep('cart', 'cart'), 'detail');
});

test('[A-01] [A-66] an extension or a tip has a cart and no other step', () => {
  assert.deepEqual(
    FLOW.filter((step) => hasStep(step, 'addition')),
    ['cart'],
  );
  assert.equal(previousStep('cart', 'addition'), undefined);
  assert.equal(nextStep('cart', 'addition'), undefined);
});

test('[A-01] gives a new booking every step, however its recap was opened', () => {
  for (const origin of ['flow', 'cart'] as const) {
    assert.deepEqual(
      FLOW.filter((step) => hasStep(step, origin)),
      [...FLOW],
    );
  }
});

test('[C-R05] Back is hidden on the first step and on the recap of a draft, and nowhere else', () => {
  const hidden = origins.flatMap((origin) =>
    FLOW.filter((step) => isBackHidden(step, origin)).map((step) => `${step} ${origin}`),
  );
  assert.deepEqual(hidden, ['setup flow', 'setup cart', 'setup dashboard', 'setup draft', 'recap draft']);
});
