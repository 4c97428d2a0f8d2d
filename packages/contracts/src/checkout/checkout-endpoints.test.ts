import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCatalogue } from '@repo/domain/errors/error-catalogue';
import { checkoutSession, createCheckoutSession, makePayment, paidBooking } from './pay.ts';
import { discountDetail, getDiscount } from './promo-code.ts';
import { createRefund, previewRefund, refund } from './refund.ts';

test('[H-R01] returns the address of the payment page when a payment starts', () => {
  const items = { url: '/EventBookRequested/1/2/1', sessionId: null, eventId: 1, orderItemGroupId: 2 };
  assert.deepEqual(checkoutSession.parse(items), items);
  assert.equal(createCheckoutSession.reply, checkoutSession);
});

test('[A-73] returns 402 for a missing payment, and booking and amount for a completed one', () => {
  assert.ok(makePayment.errors?.includes('payment_not_made'));
  assert.equal(errorCatalogue.payment_not_made, 402);
  assert.deepEqual(makePayment.params?.parse({ eventId: '1', orderItemGroupId: '2' }), {
    eventId: 1,
    orderItemGroupId: 2,
  });
  const paid = { eventId: 1, orderId: 3, isNewBooking: '2', total: 137.63 };
  assert.deepEqual(paidBooking.parse(paid), paid);
});

test('[H-R10] [A-77] accepts event, order and user of a cancellation; preview and refund return the same', () => {
  const ids = { eventId: 1, orderId: 2, userId: 3 };
  assert.deepEqual(createRefund.body?.parse({ EventId: 1, OrderId: 2, UserId: 3 }), ids);
  for (const name of Object.keys(ids))
    assert.ok(!createRefund.body?.safeParse({ ...ids, [name]: undefined }).success, name);
  assert.equal(previewRefund.reply, createRefund.reply);
  const line = { orderItemId: 4, amount: 137.63, reason: 'hostCancelled', kind: 'provider', paid: 137.63 };
  const lines = [{ ...line, providerName: 'Maya Chen', lastCardDigits: '4242', giftCard: 0 }];
  assert.ok(refund.safeParse({ refunded: 137.63, currency: 'cad', lines }).success);
  assert.ok(!refund.safeParse({ refunded: 137.63, currency: 'cad', lines: [line] }).success);
});

test('[G-R10] a promo code is required and has at most 35 characters', () => {
  const read = (code: string) => getDiscount.params?.safeParse({ code, userId: '3' });
  assert.deepEqual(read(' SPRING ')?.data, { code: 'SPRING', userId: 3 });
  assert.equal(read(' ')?.success, false);
  assert.equal(read('x'.repeat(36))?.success, false);
});

test('[G-R12] a discount is a percentage or dollars', () => {
  const detail = { id: 1, type: '$', value: 200, isGiftCard: true, userId: 3, amount: 116, promoBalance: 84 };
  assert.deepEqual(discountDetail.parse(detail), detail);
  assert.ok(!discountDetail.safeParse({ ...detail, type: 'x' }).success);
});
