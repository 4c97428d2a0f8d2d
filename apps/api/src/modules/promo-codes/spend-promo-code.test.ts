import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { cents } from '@repo/domain/money/cents';
import { signIn } from '../../testing/actors.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { returnGiftBalance, returnPromoCode, spendPromoCode } from './spend-promo-code.ts';

type Terms = {
  balanceCents?: number;
  mostUses?: number;
  mostUsesPerAccount?: number;
};

async function withCode(t: TestContext, { balanceCents, ...limits }: Terms) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const clock = fixedClock();
  const now = new Date(clock.nowMs());
  const { id: promoCodeId } = await database
    .insertInto('promoCode')
    .values({
      code: 'TESTED-CODE-1',
      type: '$',
      value: 20_000,
      isGiftCard: balanceCents !== undefined,
      balanceCents: balanceCents ?? null,
      createdAt: now,
      ...limits,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hostId = async () => (await signIn({ database, clock }, 'host')).accountId;
  const spend = (accountId: number, amount: number) =>
    database
      .transaction()
      .execute((transaction) =>
        spendPromoCode(transaction, { promoCodeId, accountId, amountCents: cents(amount) }, now),
      );
  const giveBack = (useId: number) =>
    database.transaction().execute((transaction) => returnPromoCode(transaction, useId, now));
  const giveBackPart = (useId: number, amount: number) =>
    database
      .transaction()
      .execute((transaction) => returnGiftBalance(transaction, useId, cents(amount), now));
  const stored = () =>
    database
      .selectFrom('promoCode')
      .select(['uses', 'balanceCents'])
      .where('id', '=', promoCodeId)
      .executeTakeFirstOrThrow();
  return { hostId, spend, giveBack, giveBackPart, stored };
}

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

test('[FF-25] a gift card pays for concurrent orders up to its balance, to the cent', async (t) => {
  const { hostId, spend, stored } = await withCode(t, { balanceCents: 20_000 });
  const host = await hostId();
  const results = await times(20, () => spend(host, 3000));
  assert.equal(results.filter(({ ok }) => ok).length, 6);
  assert.deepEqual(await stored(), { uses: 6, balanceCents: 2000 });
  assert.deepEqual(await spend(host, 2001), { ok: false, failure: 'promo_code_has_expired' });
  assert.equal((await spend(host, 2000)).ok, true);
  assert.deepEqual(await spend(host, 1), { ok: false, failure: 'promo_code_has_expired' });
});

test('[FF-25] a single-use code is used once under concurrent orders', async (t) => {
  const { hostId, spend, stored } = await withCode(t, { mostUses: 1 });
  const hosts = await times(8, hostId);
  const results = await Promise.all(hosts.map((host) => spend(host, 1000)));
  assert.equal(results.filter(({ ok }) => ok).length, 1);
  assert.deepEqual(await stored(), { uses: 1, balanceCents: null });
});

test('[FF-25] a code for one use per account is used once by each account', async (t) => {
  const { hostId, spend, stored } = await withCode(t, { mostUsesPerAccount: 1 });
  const hosts = await times(3, hostId);
  const results = await Promise.all([...hosts, ...hosts, ...hosts].map((host) => spend(host, 1000)));
  assert.equal(results.filter(({ ok }) => ok).length, 3);
  assert.equal((await stored()).uses, 3);
});

test('[FF-25] returns the use of an order once', async (t) => {
  const { hostId, spend, giveBack, stored } = await withCode(t, {
    balanceCents: 5000,
    mostUsesPerAccount: 1,
  });
  const host = await hostId();
  const spent = await spend(host, 5000);
  assert.ok(spent.ok);
  assert.equal((await spend(host, 1)).ok, false);
  await times(5, () => giveBack(spent.value.useId));
  assert.deepEqual(await stored(), { uses: 0, balanceCents: 5000 });
  assert.equal((await spend(host, 1)).ok, true);
});

test('[A-28] credits a gift card in parts, never more than the order took', async (t) => {
  const { hostId, spend, giveBack, giveBackPart, stored } = await withCode(t, { balanceCents: 5000 });
  const spent = await spend(await hostId(), 5000);
  assert.ok(spent.ok);
  const { useId } = spent.value;
  await Promise.all([giveBackPart(useId, 1500), giveBackPart(useId, 1000)]);
  assert.deepEqual(await stored(), { uses: 1, balanceCents: 2500 });
  await assert.rejects(giveBackPart(useId, 2501), /promo_code_use_check/);
  await giveBackPart(useId, 2000);
  await giveBack(useId);
  assert.deepEqual(await stored(), { uses: 0, balanceCents: 5000 });
  await giveBackPart(useId, 500);
  assert.deepEqual(await stored(), { uses: 0, balanceCents: 5000 });
});
