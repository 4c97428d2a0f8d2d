import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { PaymentRefused, PaymentsUnreachable } from '../../ports/payment-gateway.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { lineOf, sessionParams } from '../../testing/stripe/session-params.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';
import { sessionRequest } from '../../testing/stripe/session-request.ts';
import { stripePayments } from './stripe-payments.ts';

const refusedFor = (codes: RegExp) => (error: unknown) =>
  error instanceof PaymentRefused && codes.test(error.message);

const wantedAt = ({ sandbox }: TestStripe, changes: Parameters<typeof sessionRequest>[1] = {}) =>
  sessionRequest({ clock: { ...sandbox.clock, advanceSeconds: () => undefined } }, changes);

test('[FF-19] reports a session as open until it is paid', async (t) => {
  const shop = await openTestShop(t);
  const wanted = sessionRequest(shop);
  const opened = await shop.payments.openSession(wanted);
  assert.deepEqual(opened, {
    id: opened.id,
    state: 'open',
    orderId: wanted.orderId,
    url: `http://product.test/sandbox/pay/${opened.id}`,
    amountCents: 13_763,
    paymentIntentId: null,
    lastCardDigits: null,
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
  assert.equal(paid.lastCardDigits, '4242');
  assert.equal(await shop.pay(opened.id), undefined);
});

test('opens a session with the fields that are needed later, and without lines of zero', async (t) => {
  const box = await openTestStripe(t);
  const wanted = wantedAt(box, {
    orderId: 7,
    locale: 'fr-CA',
    lines: [
      { name: 'Reel', amountCents: 5000 },
      { name: 'Service fee', amountCents: 0 },
    ],
  });
  const { id } = await box.payments.openSession(wanted);
  const session = await box.stripe.checkout.sessions.retrieve(id);
  const { client_reference_id, metadata, customer_email, locale, expires_at, currency } = session;
  assert.deepEqual(
    { client_reference_id, metadata, customer_email, locale, expires_at, currency },
    {
      client_reference_id: '7',
      metadata: { orderId: '7', eventId: '9' },
      customer_email: 'host@demo.test',
      locale: 'fr-CA',
      expires_at: wanted.endsAtSeconds,
      currency: 'cad',
    },
  );
  await box.post(`pay/${id}`, { card: '4242424242424242' });
  const { paymentIntentId } = await box.payments.findSession(id);
  const intent = await box.stripe.paymentIntents.retrieve(paymentIntentId ?? '');
  assert.deepEqual([intent.amount, intent.metadata, intent.transfer_group], [5000, metadata, 'order_7']);
});

test('[FF-20] opens one session for twenty concurrent calls with one key, and a later call returns its current state', async (t) => {
  const box = await openTestStripe(t);
  const wanted = wantedAt(box);
  const sessions = await Promise.all(Array.from({ length: 20 }, () => box.payments.openSession(wanted)));
  const [id = '', ...others] = new Set(sessions.map((session) => session.id));
  assert.deepEqual(others, []);
  await box.post(`pay/${id}`, { card: '4242424242424242' });
  const again = await box.payments.openSession(wanted);
  assert.deepEqual([again.id, again.state], [id, 'paid']);
  await assert.rejects(
    box.payments.openSession({ ...wanted, hostEmail: 'other@demo.test' }),
    refusedFor(/StripeIdempotencyError/),
  );
});

test('ends a session so that it cannot be paid, and reports one that was paid before', async (t) => {
  const box = await openTestStripe(t);
  const [first, second] = [
    await box.payments.openSession(wantedAt(box)),
    await box.payments.openSession(wantedAt(box)),
  ];
  assert.equal((await box.payments.endSession(first.id)).state, 'ended');
  assert.equal((await box.payments.endSession(first.id)).state, 'ended');
  assert.equal((await box.post(`pay/${first.id}`, { card: '4242424242424242' })).statusCode, 400);
  await box.post(`pay/${second.id}`, { card: '4242424242424242' });
  assert.equal((await box.payments.endSession(second.id)).state, 'paid');
});

test('[FF-24] makes one refund per key, even after the card provider has deleted the key', async (t) => {
  const box = await openTestStripe(t);
  const { id } = await box.payments.openSession(wantedAt(box));
  await box.post(`pay/${id}`, { card: '4242424242424242' });
  const { paymentIntentId } = await box.payments.findSession(id);
  assert.ok(paymentIntentId !== null);
  const wanted = { paymentIntentId, amountCents: 6000, idempotencyKey: 'line-1', orderId: 7 };
  const refunds = await Promise.all(Array.from({ length: 20 }, () => box.payments.refund(wanted)));
  await box.post('clock', { advance: 2 * 86_400 });
  refunds.push(await box.payments.refund(wanted));
  const [refund] = refunds;
  assert.equal(refund?.state, 'done');
  for (const other of refunds) assert.deepEqual(other, refund);
  assert.deepEqual(await box.payments.findRefund(refund.id), refund);
  assert.equal((await box.payments.refund({ ...wanted, idempotencyKey: 'line-2' })).state, 'done');
  const third = box.payments.refund({ ...wanted, idempotencyKey: 'line-3' });
  await assert.rejects(third, refusedFor(/StripeInvalidRequestError amount/));
});

test('reports a refund as pending while the bank works on it, and as failed when it comes back', async (t) => {
  const box = await openTestStripe(t);
  const refundOn = async (card: string) => {
    const { id } = await box.payments.openSession(wantedAt(box));
    await box.post(`pay/${id}`, { card });
    const { paymentIntentId } = await box.payments.findSession(id);
    return box.payments.refund({
      paymentIntentId: paymentIntentId ?? '',
      amountCents: 100,
      idempotencyKey: card,
      orderId: 7,
    });
  };
  const slow = await refundOn('4000000000007726');
  const returned = await refundOn('4000000000005126');
  assert.deepEqual([slow.state, returned.state], ['pending', 'done']);
  await box.post('clock', { advance: 60 });
  assert.equal((await box.payments.findRefund(slow.id)).state, 'done');
  assert.equal((await box.payments.findRefund(returned.id)).state, 'failed');
});

test('keeps personal data out of a refusal, and refuses a session of another product', async (t) => {
  const box = await openTestStripe(t);
  const { payments } = box;
  await assert.rejects(payments.openSession(wantedAt(box, { endsAtSeconds: 5 })), refusedFor(/expires_at/));
  await assert.rejects(payments.openSession(wantedAt(box, { hostEmail: 'nobody' })), (error: unknown) => {
    assert.ok(error instanceof PaymentRefused);
    assert.equal(
      error.message,
      'the card provider refuses (StripeInvalidRequestError email_invalid customer_email)',
    );
    return true;
  });
  await assert.rejects(payments.findSession('cs_no'), refusedFor(/resource_missing/));
  await assert.rejects(payments.endSession('cs_no'), refusedFor(/resource_missing/));
  const { id } = await box.stripe.checkout.sessions.create(
    sessionParams(box, { metadata: {}, line_items: [lineOf('x', 100)] }),
  );
  await assert.rejects(payments.findSession(id), refusedFor(/not one of ours/));
});

/** Returns our adapter, connected to a server that is not a card provider. */
async function paymentsAt(t: TestContext, answer: RequestListener): Promise<PaymentGateway> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const keys = { secretKey: 'sk_test', webhookSecret: 'whsec' };
  return stripePayments({
    ...keys,
    baseUrl: () => `http://127.0.0.1:${port}`,
    pageOrigin: () => 'https://pay.test',
    realClock: fixedClock(),
    timeLimitMs: 50,
  });
}

test('reports an unknown outcome for an error of the provider, no answer, an invalid answer or a wrong key', async (t) => {
  const answers: readonly RequestListener[] = [
    (_, reply) => reply.writeHead(500).end('{"error":{"type":"api_error","message":"trouble"}}'),
    (_, reply) =>
      reply.writeHead(401).end('{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}'),
    (_, reply) => reply.writeHead(429).end('{"error":{"type":"invalid_request_error","code":"rate_limit"}}'),
    (_, reply) => reply.end('<html>'),
    (request) => request.socket.destroy(),
    () => undefined,
  ];
  await Promise.all(
    answers.map(async (answer) => {
      const payments = await paymentsAt(t, answer);
      await assert.rejects(payments.findSession('cs_1'), PaymentsUnreachable);
    }),
  );
});

test('repeats a call whose answer was lost with the same key', async (t) => {
  const keys: unknown[] = [];
  const payments = await paymentsAt(t, (request, reply) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length < 3) return request.socket.destroy();
    const session = {
      id: 'cs_1',
      status: 'open',
      amount_total: 100,
      url: 'https://pay.test/cs_1',
      payment_intent: null,
      metadata: { orderId: '7' },
    };
    return reply.end(JSON.stringify(session));
  });
  const opened = await payments.openSession(sessionRequest({ clock: fixedClock() }, { idempotencyKey: 'k' }));
  assert.equal(opened.id, 'cs_1');
  assert.deepEqual(keys, ['k', 'k', 'k']);
});

test('reports a session as processing while it is complete but not paid', async (t) => {
  const payments = await paymentsAt(t, (_, reply) => {
    const session = {
      id: 'cs_1',
      status: 'complete',
      payment_status: 'unpaid',
      url: null,
      payment_intent: { id: 'pi_1' },
    };
    reply.end(JSON.stringify({ ...session, amount_total: 100, metadata: { orderId: '7' } }));
  });
  const { state, paymentIntentId } = await payments.findSession('cs_1');
  assert.deepEqual([state, paymentIntentId], ['processing', 'pi_1']);
});

test('tells the last digits of a card only if they are four digits', async (t) => {
  let given: unknown;
  const payments = await paymentsAt(t, (_, reply) => {
    const charge = { id: 'ch_1', payment_method_details: { type: 'card', card: { last4: given } } };
    const session = { id: 'cs_1', status: 'complete', payment_status: 'paid', url: null, amount_total: 100 };
    const payment_intent = { id: 'pi_1', latest_charge: charge };
    reply.end(JSON.stringify({ ...session, payment_intent, metadata: { orderId: '7' } }));
  });
  for (const [last4, told] of [
    ['0042', '0042'],
    ['42', null],
    ['4242 ', null],
    [null, null],
  ]) {
    given = last4;
    const { state, lastCardDigits } = await payments.findSession('cs_1');
    assert.deepEqual([state, lastCardDigits], ['paid', told]);
  }
});

test('[FF-40] refuses a session whose page is not on the origin for payments', async (t) => {
  let url = '';
  const payments = await paymentsAt(t, (_, reply) =>
    reply.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id: 'cs_1',
        object: 'checkout.session',
        status: 'open',
        metadata: { orderId: '7' },
        url,
      }),
    ),
  );
  for (const foreign of [
    'https://pay.test.evil.test/cs_1',
    'https://pay.test@evil.test/cs_1',
    'http://pay.test/cs_1',
    '//evil.test/cs_1',
    'javascript:alert(1)',
  ]) {
    url = foreign;
    await assert.rejects(payments.findSession('cs_1'), refusedFor(/not at https:\/\/pay\.test/));
  }
  url = 'https://pay.test/cs_1';
  assert.equal((await payments.findSession('cs_1')).url, url);
});
