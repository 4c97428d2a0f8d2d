import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { lineOf, sessionParams } from '../../testing/stripe/session-params.ts';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';

const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;

type Blame = { readonly code?: string; readonly param?: string; readonly statusCode?: number };

const refusal =
  ({ code, param, statusCode = 400 }: Blame) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof StripeInvalidRequestError, String(error));
    assert.deepEqual(
      { code: error.code, param: error.param, statusCode: error.statusCode },
      { code, param, statusCode },
    );
    assert.match(error.requestId ?? '', /^req_/);
    return true;
  };

test('returns a session with its parameters and its generated fields', async (t) => {
  const box = await openTestStripe(t);
  const params = sessionParams(box, { locale: 'fr-CA', client_reference_id: '7' });
  const session = await box.stripe.checkout.sessions.create(params);
  const { id, object, amount_total, currency, status, payment_status, expires_at, url, livemode } = session;
  assert.match(id, /^cs_test_[0-9a-f]{32}$/);
  assert.deepEqual(
    { object, amount_total, currency, status, payment_status, expires_at, url, livemode },
    {
      object: 'checkout.session',
      amount_total: 13_108,
      currency: 'cad',
      status: 'open',
      payment_status: 'unpaid',
      expires_at: params.expires_at,
      url: `${box.url}/sandbox/pay/${id}`,
      livemode: false,
    },
  );
  const found = await box.stripe.checkout.sessions.retrieve(id);
  assert.deepEqual(found, session);
  assert.deepEqual(found.metadata, { orderId: '7' });
  assert.equal(found.client_reference_id, '7');
  assert.equal(found.locale, 'fr-CA');
});

test('returns a paid session with its payment and charge in full where they are asked for', async (t) => {
  const box = await openTestStripe(t);
  const { session, intent } = await paidSession(box);
  const expand = ['payment_intent.latest_charge'];
  const found = await box.stripe.checkout.sessions.retrieve(session.id, { expand });
  assert.ok(typeof found.payment_intent === 'object' && found.payment_intent !== null);
  const { latest_charge: charge, ...whole } = found.payment_intent;
  assert.deepEqual({ ...whole, latest_charge: intent.latest_charge }, intent);
  assert.ok(typeof charge === 'object' && charge !== null);
  assert.deepEqual([charge.id, charge.payment_method_details?.card?.last4], [intent.latest_charge, '4242']);
  const open = await box.stripe.checkout.sessions.create(sessionParams(box));
  assert.deepEqual(await box.stripe.checkout.sessions.retrieve(open.id, { expand }), open);
});

test('refuses what the real service refuses, and names the parameter', async (t) => {
  const box = await openTestStripe(t);
  const now = Math.floor(box.sandbox.clock.nowMs() / 1000);
  const priced = (cents: number | string) => ({
    line_items: [
      { ...lineOf('x', 0), price_data: { currency: 'cad', unit_amount: cents, product_data: { name: 'x' } } },
    ],
  });
  const amount = 'line_items[0][price_data][unit_amount]';
  const invalidInteger = { code: 'parameter_invalid_integer' };
  const cases: readonly (readonly [object, Blame])[] = [
    [{ discounts: [{ coupon: 'x' }] }, { code: 'parameter_unknown', param: 'discounts' }],
    [
      { line_items: [{ ...lineOf('x', 100), weight: 5 }] },
      { code: 'parameter_unknown', param: 'line_items[0][weight]' },
    ],
    [{ mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    [{ success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [{ line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    [{ mode: 'subscription' }, { param: 'mode' }],
    [{ expires_at: now + 1799 }, { param: 'expires_at' }],
    [{ expires_at: now + 86_401 }, { param: 'expires_at' }],
    [{ expires_at: now - 5 }, { param: 'expires_at' }],
    [{ expires_at: 'soon' }, { ...invalidInteger, param: 'expires_at' }],
    [priced(49), { code: 'amount_too_small' }],
    [priced(-100), { ...invalidInteger, param: amount }],
    [priced(99.5), { ...invalidInteger, param: amount }],
    [priced(100_000_000), { ...invalidInteger, param: amount }],
    [
      { line_items: [{ ...lineOf('x', 100), quantity: 0 }] },
      { ...invalidInteger, param: 'line_items[0][quantity]' },
    ],
    [
      { line_items: [lineOf('', 100)] },
      { code: 'parameter_invalid_empty', param: 'line_items[0][price_data][product_data][name]' },
    ],
    [{ success_url: 'javascript:alert(1)' }, { code: 'url_invalid', param: 'success_url' }],
    [{ cancel_url: 'back' }, { code: 'url_invalid', param: 'cancel_url' }],
    [{ customer_email: 'nobody' }, { code: 'email_invalid', param: 'customer_email' }],
    [{ locale: 'en-CA' }, { param: 'locale' }],
    [{ payment_method_types: ['cash'] }, { param: 'payment_method_types[0]' }],
    [{ metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ];
  for (const [change, blame] of cases) {
    await assert.rejects(
      box.stripe.checkout.sessions.create({ ...sessionParams(box), ...change }),
      refusal(blame),
      JSON.stringify(change),
    );
  }
  assert.match(await (await fetch(`${box.url}/sandbox/pay`)).text(), /Nothing has been sold yet/);
});

test('accepts an expiry from half an hour to a day ahead by the clock of the sandbox', async (t) => {
  const box = await openTestStripe(t);
  await box.post('clock', { advance: 1_000_000 });
  const now = Math.floor(box.sandbox.clock.nowMs() / 1000);
  for (const expires_at of [now + 1800, now + 86_400]) {
    const session = await box.stripe.checkout.sessions.create(sessionParams(box, { expires_at }));
    assert.equal(session.expires_at, expires_at);
    assert.equal(session.created, now);
  }
});

test('[FF-14] expires a session at its time, after which it cannot be paid or ended', async (t) => {
  const box = await openTestStripe(t);
  const { sessions } = box.stripe.checkout;
  const [ended, forgotten] = [
    await sessions.create(sessionParams(box)),
    await sessions.create(sessionParams(box)),
  ];
  const expired = await sessions.expire(ended.id);
  assert.equal(expired.status, 'expired');
  assert.equal(expired.url, null);
  await assert.rejects(sessions.expire(ended.id), refusal({ param: 'session' }));
  box.realClock.advanceSeconds(1799);
  assert.equal((await sessions.retrieve(forgotten.id)).status, 'open');
  box.realClock.advanceSeconds(1);
  assert.equal((await sessions.retrieve(forgotten.id)).status, 'expired');
  for (const { id } of [ended, forgotten]) {
    const reply = await box.post(`pay/${id}`, { card: '4242424242424242' });
    assert.equal(reply.statusCode, 400);
    assert.match(reply.json().message, /expired/);
  }
  await box.sandbox.deliverWebhooks();
  assert.deepEqual(
    box.messages.map(({ event }) => event.type),
    ['checkout.session.expired', 'checkout.session.expired'],
  );
});

test('refuses calls without the key, and hides the sessions of one account from another', async (t) => {
  const box = await openTestStripe(t);
  const other = await openTestStripe(t, {
    like: box,
    keys: { secretKey: 'sk_test_third', webhookSecret: 'w' },
  });
  const { id } = await box.stripe.checkout.sessions.create(sessionParams(box));
  await assert.rejects(
    other.stripe.checkout.sessions.retrieve(id),
    refusal({ code: 'resource_missing', param: 'session', statusCode: 404 }),
  );
  await assert.rejects(
    box.stripe.checkout.sessions.retrieve(id, {}, { apiKey: other.keys.secretKey }),
    StripeAuthenticationError,
  );
  const address = `${box.url}/sandbox/stripe/v1/checkout/sessions/${id}`;
  assert.equal((await fetch(address)).status, 401);
});

test('refuses unknown ids, unknown addresses and unreadable forms with errors of the API', async (t) => {
  const box = await openTestStripe(t);
  const missing = { code: 'resource_missing', statusCode: 404 };
  const { stripe } = box;
  await assert.rejects(stripe.checkout.sessions.retrieve('cs_no'), refusal({ ...missing, param: 'session' }));
  await assert.rejects(stripe.checkout.sessions.expire('cs_no'), refusal({ ...missing, param: 'session' }));
  await assert.rejects(stripe.paymentIntents.retrieve('pi_no'), refusal({ ...missing, param: 'intent' }));
  await assert.rejects(stripe.refunds.retrieve('re_no'), refusal({ ...missing, param: 'id' }));
  await assert.rejects(stripe.events.retrieve('evt_no'), refusal({ ...missing, param: 'id' }));
  await assert.rejects(stripe.coupons.list(), refusal({ statusCode: 404 }));
  const headers = {
    authorization: `Bearer ${box.keys.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const url = `${box.url}/sandbox/stripe/v1/checkout/sessions`;
  for (const body of ['a[=1', 'a=1&a=2', 'a=1&a[b]=2', `a${'[b]'.repeat(20)}=1`, '__proto__[mode]=payment']) {
    const reply = await fetch(url, { method: 'POST', headers, body });
    assert.equal(reply.status, 400, body);
  }
  const old = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'stripe-version': 'newest' },
    body: '',
  });
  assert.equal(old.status, 400);
  const json = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"mode":"payment"}',
  });
  assert.equal(json.status, 400);
});
