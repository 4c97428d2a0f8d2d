import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, sessionParams } from '../../testing/stripe/session-params.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';
import { sessionRequest } from '../../testing/stripe/session-request.ts';

const openSession = ({ stripe }: TestStripe, params: ReturnType<typeof sessionParams>) =>
  stripe.checkout.sessions.create(params);

/** Sends the form of the page as a browser does. */
const sendForm = (url: string, card: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });

const pageAt = async (url: string): Promise<string> => (await fetch(url)).text();

test('lets programs read a session, pay it and get the return address', async (t) => {
  const box = await openTestStripe(t);
  const { id } = await openSession(box, sessionParams(box));
  const read = async () =>
    (await box.app.inject({ url: `/sandbox/pay/${id}`, headers: { accept: 'application/json' } })).json();
  const shown = {
    id,
    amount: 13_108,
    currency: 'cad',
    status: 'open',
    refunded: 0,
    lines: [
      { name: 'Maya, 2 h', quantity: 1, amount: 11_600 },
      { name: 'HST', quantity: 1, amount: 1508 },
    ],
  };
  assert.deepEqual(await read(), shown);
  const paid = await box.post(`pay/${id}`, { card: '4242424242424242' });
  assert.deepEqual(paid.json(), { url: `https://product.test/done?session=${id}` });
  assert.deepEqual(await read(), { ...shown, status: 'complete' });
  const again = await box.post(`pay/${id}`, { card: '4242424242424242' });
  assert.equal(again.statusCode, 400);
  assert.match(again.json().message, /already been made/);
  const { payment_intent: intent } = await box.stripe.checkout.sessions.retrieve(id);
  assert.ok(typeof intent === 'string');
  await box.stripe.refunds.create({ payment_intent: intent, amount: 5001 });
  assert.deepEqual(await read(), { ...shown, status: 'complete', refunded: 5001 });
  assert.match(await pageAt(`${box.url}/sandbox/pay/${id}`), /Refunded[^$]*\$50\.01/);
});

test('charges nothing for a declined card, and lets another card pay', async (t) => {
  const box = await openTestStripe(t);
  const { id } = await openSession(box, sessionParams(box));
  for (const card of ['4000000000000002', '4000000000009995']) {
    const declined = await box.post(`pay/${id}`, { card });
    assert.equal(declined.statusCode, 402);
    assert.match(declined.json().message, /declined: nothing was charged/);
  }
  for (const payload of [{ card: '1234' }, {}, { card: 4242 }]) {
    assert.equal((await box.post(`pay/${id}`, payload)).statusCode, 400);
  }
  assert.equal((await box.stripe.checkout.sessions.retrieve(id)).payment_status, 'unpaid');
  assert.equal((await box.post(`pay/${id}`, { card: '4242 4242 4242 4242' })).statusCode, 200);
  assert.equal((await box.post('pay/cs_no', { card: '4242424242424242' })).statusCode, 404);
  assert.equal((await box.app.inject({ url: '/sandbox/pay/cs_no' })).statusCode, 404);
});

test('charges once for twenty concurrent payments of one session', async (t) => {
  const box = await openTestStripe(t);
  const { id } = await openSession(box, sessionParams(box));
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => box.post(`pay/${id}`, { card: '4242424242424242' })),
  );
  assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  assert.equal((await box.stripe.balance.retrieve()).available[0]?.amount, 13_108);
});

test('[FF-40] the page links and redirects to the addresses of the session only', async (t) => {
  const box = await openTestStripe(t);
  const { id, url } = await openSession(box, sessionParams(box));
  assert.ok(url !== null);
  const declined = await sendForm(`${url}?success_url=https://evil.test`, '4000000000000002');
  assert.equal(declined.status, 402);
  assert.match(await declined.text(), /role="alert"[^]*declined/);
  const paid = await sendForm(`${url}?success_url=https://evil.test`, '4242424242424242');
  assert.equal(paid.status, 303);
  assert.equal(paid.headers.get('location'), `https://product.test/done?session=${id}`);
  const late = await sendForm(url, '4242424242424242');
  assert.equal(late.status, 400);
  const links = [...(await late.text()).matchAll(/href="(https?:[^"]*)"/g)].map(([, link]) => link);
  assert.deepEqual(links, [`https://product.test/done?session=${id}`]);
});

test('the page runs no script, labels every field and escapes all values', async (t) => {
  const box = await openTestStripe(t);
  const params = sessionParams(box, {
    line_items: [lineOf('<script>alert(1)</script>', 11_600), lineOf('HST', 1508)],
  });
  const { id, url } = await openSession(box, params);
  assert.ok(url !== null);
  const page = await pageAt(url);
  assert.doesNotMatch(page, /<script|\son\w+=|style=/);
  assert.match(page, /&lt;script&gt;alert\(1\)/);
  assert.match(page, /<html lang="en-CA">[^]*<title>Payment/);
  assert.match(page, /<table>[^]*<caption>[^]*<th scope="row">Total<\/th>\s*<td>\$131\.08<\/td>/);
  assert.match(page, /<fieldset>\s*<legend>Test card<\/legend>/);
  const radios = [...page.matchAll(/<label class="choice">\s*<input\s[^>]*name="card"[^>]*>/g)];
  assert.equal(radios.length, 5);
  assert.equal([...page.matchAll(/<input/g)].length, radios.length);
  assert.match(page, /<a href="https:\/\/product\.test\/back">Cancel<\/a>/);
  const list = await pageAt(`${box.url}/sandbox/pay`);
  assert.ok(list.includes(`href="/sandbox/pay/${id}"`));
  assert.match(await pageAt(`${box.url}/sandbox`), /href="\/sandbox\/pay"/);
  box.realClock.advanceSeconds(1800);
  const expired = await pageAt(url);
  assert.match(expired, /expired: nothing was charged/);
  assert.doesNotMatch(expired, /<form/);
});

test('within the product, the content policy of the page lets its form redirect to the product only', async (t) => {
  const shop = await openTestShop(t);
  const successUrl = 'http://127.0.0.1:5173/done';
  const { id } = await shop.payments.openSession(sessionRequest(shop, { successUrl }));
  const { headers } = await shop.app.inject({ url: `/sandbox/pay/${id}` });
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /form-action 'self' http:\/\/127\.0\.0\.1:5173 http:\/\/product\.test;/);
  assert.match(policy, /default-src 'self'/);
});
