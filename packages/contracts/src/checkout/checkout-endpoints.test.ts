import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCatalogue } from '@repo/domain/errors/error-catalogue';
import { checkoutSession, createCheckoutSession, makePayment, paidBooking } from './pay.ts';
import { discountDetail, getDiscount } from './promo-code.ts';
import { createRefund, previewRefund, refund } from './refund.ts';

test('[H-R01] starting a payment answers the address to pay at', () => {
  const items = { url: '/EventBookRequested/1/2/1', sessionId: null, eventId: 1, orderItemGroupId: 2 };
  assert.deepEqual(checkoutSession.parse(items), items);
  assert.equal(createCheckoutSession.reply, checkoutSession);
});

test('[A-73] a payment that was not made travels as 402, a made one names its booking and what was charged', () => {
  assert.ok(makePayment.errors?.includes('payment_not_made'));
  assert.equal(errorCatalogue.payment_not_made, 402);
  assert.deepEqual(makePayment.params?.parse({ eventId: '1', orderItemGroupId: '2' }), {
    eventId: 1,
    orderItemGroupId: 2,
  });
  const paid = { eventId: 1, orderId: 3, isNewBooking: '2', total: 137.63 };
  assert.deepEqual(paidBooking.parse(paid), paid);
});

test('[H-R10] [A-77] a cancellation names event, order and user; preview and refund answer alike', () => {
  const ids = { eventId: 1, orderId: 2, userId: 3 };
  assert.deepEqual(createRefund.body?.parse({ EventId: 1, OrderId: 2, UserId: 3 }), ids);
  for (const name of Object.keys(ids))
    assert.ok(!createRefund.body?.safeParse({ ...ids, [name]: undefined }).success, name);
  assert.equal(previewRefund.reply, createRefund.reply);
  const lines = [{ orderItemId: 4, amount: 137.63, reason: 'hostCancelled' }];
  assert.ok(refund.safeParse({ refunded: 137.63, currency: 'cad', lines }).success);
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
