import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';

const refusedFor = (code: string | undefined) => (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;

const addresses = { return_url: 'https://product.test/done', refresh_url: 'https://product.test/again' };

const visit = (url: string, method = 'POST') => fetch(url, { method, redirect: 'manual' });

async function openAccount({ stripe }: TestStripe): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'CA',
    email: 'maya@demo.test',
    capabilities: { transfers: { requested: true } },
  });
  const type = 'account_onboarding';
  const link = await stripe.accountLinks.create({ account: account.id, type, ...addresses });
  assert.equal((await visit(link.url)).status, 303);
  return stripe.accounts.retrieve(account.id);
}

test('activates transfers when the owner has submitted all details, with a link that works once and expires', async (t) => {
  const box = await openTestStripe(t);
  const { accounts, accountLinks } = box.stripe;
  const fresh = await accounts.create({ type: 'express', capabilities: { transfers: { requested: true } } });
  assert.deepEqual(
    [fresh.details_submitted, fresh.charges_enabled, fresh.payouts_enabled, fresh.capabilities],
    [false, false, false, { transfers: 'inactive' }],
  );
  const ask = { account: fresh.id, type: 'account_onboarding', ...addresses } as const;
  const late = await accountLinks.create(ask);
  box.realClock.advanceSeconds(300);
  const refreshed = await visit(late.url);
  assert.deepEqual([refreshed.status, refreshed.headers.get('location')], [303, addresses.refresh_url]);
  const link = await accountLinks.create(ask);
  assert.match(await (await visit(link.url, 'GET')).text(), /<button type="submit"[^>]*>Submit all details/);
  assert.equal((await visit(link.url)).headers.get('location'), addresses.return_url);
  assert.equal((await visit(link.url)).headers.get('location'), addresses.refresh_url);
  const ready = await accounts.retrieve(fresh.id);
  assert.deepEqual(
    [ready.details_submitted, ready.charges_enabled, ready.payouts_enabled, ready.capabilities],
    [true, true, true, { transfers: 'active' }],
  );
  await box.sandbox.deliverWebhooks();
  assert.deepEqual(
    box.messages.map(({ event }) => [event.type, event.account]),
    [['account.updated', fresh.id]],
  );
  await assert.rejects(accountLinks.create({ ...ask, account: 'acct_no' }), refusedFor('resource_missing'));
  await assert.rejects(
    accountLinks.create({ ...ask, return_url: 'javascript:alert(1)' }),
    refusedFor('url_invalid'),
  );
  assert.equal((await visit(`${box.url}/sandbox/onboarding/acctlink_no`, 'GET')).status, 404);
});

test('transfers and reverses money within the balance, to accounts with active transfers only', async (t) => {
  const box = await openTestStripe(t);
  const { transfers, accounts } = box.stripe;
  const { id: destination } = await openAccount(box);
  const order = { currency: 'cad', destination } as const;
  await assert.rejects(transfers.create({ ...order, amount: 100 }), refusedFor('balance_insufficient'));
  const { intent } = await paidSession(box);
  const closed = await accounts.create({ type: 'express' });
  await assert.rejects(
    transfers.create({ ...order, destination: closed.id, amount: 1 }),
    refusedFor('insufficient_capabilities_for_transfer'),
  );
  const { latest_charge: charge } = intent;
  assert.ok(typeof charge === 'string');
  const part = { ...order, amount: 10_000, source_transaction: charge };
  const transfer = await transfers.create({ ...part, transfer_group: 'order_7' });
  assert.equal(transfer.transfer_group, 'order_7');
  await assert.rejects(transfers.create({ ...part, amount: 3109 }), refusedFor(undefined));
  await assert.rejects(transfers.create({ ...order, amount: 3109 }), refusedFor('balance_insufficient'));
  const reversal = await transfers.createReversal(transfer.id, { amount: 4000 });
  assert.equal(reversal.transfer, transfer.id);
  await assert.rejects(transfers.createReversal(transfer.id, { amount: 6001 }), refusedFor(undefined));
  const found = await transfers.retrieve(transfer.id);
  assert.deepEqual(
    [found.amount_reversed, found.reversed, found.reversals.data.map(({ id }) => id)],
    [4000, false, [reversal.id]],
  );
  await transfers.createReversal(transfer.id);
  assert.equal((await transfers.retrieve(transfer.id)).reversed, true);
  assert.equal((await box.stripe.balance.retrieve()).available[0]?.amount, 13_108);
});

test('concurrent transfers never exceed the balance', async (t) => {
  const box = await openTestStripe(t);
  const { id: destination } = await openAccount(box);
  await paidSession(box);
  const tries = Array.from({ length: 8 }, () =>
    box.stripe.transfers.create({ currency: 'cad', destination, amount: 5000 }).then(
      () => true,
      () => false,
    ),
  );
  assert.equal((await Promise.all(tries)).filter(Boolean).length, 2);
});
