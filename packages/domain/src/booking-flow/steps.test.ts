import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLOW, STEP_BAR, stepOfTab, TAB_NO, titleKeyOf } from './steps.ts';

test('[C-R01] [A-01] the bar lists setup, detail, select, recap, cart and payment', () => {
  assert.deepEqual(STEP_BAR, ['setup', 'detail', 'select', 'recap', 'cart', 'payment']);
});

test('[C-R02] [A-01] the flow is setup, select, recap, detail, cart', () => {
  assert.deepEqual(FLOW, ['setup', 'select', 'recap', 'detail', 'cart']);
});

test('[C-R02] [A-01] the tab numbers are setup 1, detail 2, select 3, recap 4, cart 5', () => {
  assert.deepEqual(TAB_NO, { setup: 1, detail: 2, select: 3, recap: 4, cart: 5 });
});

test('[A-02] accepts a stored tab as number and as text', () => {
  for (const step of FLOW) {
    assert.equal(stepOfTab(TAB_NO[step]), step);
    assert.equal(stepOfTab(String(TAB_NO[step])), step);
  }
});

test('returns no step for an unknown stored tab', () => {
  for (const tab of [null, undefined, '', 0, 6, '05', '5.0', 'cart', ' 5', NaN]) {
    assert.equal(stepOfTab(tab), undefined, String(tab));
  }
});

test('[C-R03] shows "BOOK YOUR EVENT" on detail, select and cart, and the other title elsewhere', () => {
  const titles = Object.fromEntries(FLOW.map((step) => [step, titleKeyOf(step)]));
  assert.deepEqual(titles, {
    setup: 'event_booking_form',
    select: 'book_your_event',
    recap: 'event_booking_form',
    detail: 'book_your_event',
    cart: 'book_your_event',
  });
});
