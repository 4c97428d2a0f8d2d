import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PaymentRefused } from '../../ports/payment-gateway.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { wantedSession } from '../../testing/wanted-payments.ts';

const refused = (code: RegExp) => (error: unknown) =>
  error instanceof PaymentRefused && code.test(error.message);

test('[FF-19] a session is open until it is paid, and only a paid one says so', async (t) => {
  const shop = await openTestShop(t);
  const wanted = wantedSession(shop);
  const opened = await shop.payments.openSession(wanted);
  assert.deepEqual(opened, {
    id: opened.id,
    state: 'open',
    orderId: wanted.orderId,
    url: `http://product.test/sandbox/pay/${opened.id}`,
    amountCents: 13_763,
    paymentIntentId: null,
  });
  assert.deepEqual(
    await shop.sessionLines(opened.id),
    wanted.lines.map(({ name, amountCents: amount }) => ({ name, quantity: 1, amount })),
  );
  assert.equal(await shop.pay(opened.id, '4000000000000002'), undefined);
  assert.equal((await shop.payments.findSession(opened.id)).state, 'open');
  assert.equal(await shop.pay(opened.id), `http://product.test/EventBookRequested?session=${opened.id}`);
  const paid = await shop.payments.findSession(opened.id);
  assert.equal(paid.state, 'paid');
  assert.equal(paid.url, null);
  assert.match(paid.paymentIntentId ?? '', /^pi_/);
  assert.equal(await shop.pay(opened.id), undefined);
});

test('a second call with the key of a session answers that session, as it is now', async (t) => {
  const shop = await openTestShop(t);
  const wanted = wantedSession(shop);
  const { id } = await shop.payments.openSession(wanted);
  await shop.pay(id);
  const again = await shop.payments.openSession(wanted);
  assert.equal(again.id, id);
  assert.equal(again.state, 'paid');
  await assert.rejects(
    shop.payments.openSession({ ...wanted, hostEmail: 'other@demo.test' }),
    refused(/StripeIdempotencyError/),
  );
});

test('[FF-20] twenty calls at once with one key open one session', async (t) => {
  const shop = await openTestShop(t);
  const wanted = wantedSession(shop);
  const sessions = await Promise.all(Array.from({ length: 20 }, () => shop.payments.openSession(wanted)));
  assert.equal(new Set(sessions.map(({ id }) => id)).size, 1);
});
