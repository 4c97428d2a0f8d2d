import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { referFriend } from '@repo/contracts/account/invite-and-support';
import type { ReferralOnWire } from '@repo/contracts/account/invite-and-support';
import { accountLimits } from '@repo/domain/limits';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { enterCodes } from '../../testing/bookings/enter-code.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { openBookingFixture } from '../../testing/carts/booking-fixture.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;
const urlOf = (accountId: number, page?: number) =>
  `/api/v1/User/EventSetup/Referrals/${accountId}${page === undefined ? '' : `?page=${page}`}`;

const readPage = async (api: TestApi, { accountId, headers }: TestActor, page?: number) =>
  (await call(api, 'GET', urlOf(accountId, page), undefined, { headers })).json().payload;
const statesOf = (items: readonly ReferralOnWire[]) => items.map(({ email, state }) => [email, state]);

async function invite(api: TestApi, { accountId, headers }: TestActor, email: string): Promise<void> {
  const reply = await call(api, 'POST', referFriend.path, { userId: accountId, email }, { headers });
  assert.deepEqual(outcomeOf(reply), [200, 'invitation_sent']);
}

async function openWithHost(t: TestContext) {
  const api = await openTestApi(t);
  return { api, host: await signIn(api, 'host') };
}

test('[Q-R05] [A-45] lists the invitations of a host, the latest first, until the codes have expired', async (t) => {
  const { api, host } = await openWithHost(t);
  await invite(api, host, 'first@demo.test');
  const invitedAt = api.clock.nowMs() / 1000;
  api.clock.advanceSeconds(60);
  await invite(api, host, 'second@demo.test');
  const { items, total } = await readPage(api, host, 1);
  assert.equal(total, 2);
  assert.deepEqual(statesOf(items), [
    ['second@demo.test', 'invited'],
    ['first@demo.test', 'invited'],
  ]);
  const validUntil = invitedAt + accountLimits.referralCodeDays * secondsPerDay;
  assert.deepEqual([items[1].invitedAt, items[1].validUntil], [invitedAt, validUntil]);
  await api.database
    .updateTable('promoCode')
    .set({ validUntil: new Date(api.clock.nowMs() - 2000), validFrom: null })
    .where('issuedForEmail', '=', 'first@demo.test')
    .execute();
  assert.deepEqual(statesOf((await readPage(api, host)).items), [
    ['second@demo.test', 'invited'],
    ['first@demo.test', 'expired'],
  ]);
});

test('[Q-R05] shows a host the own invitations only, and refuses guests and providers', async (t) => {
  const { api, host } = await openWithHost(t);
  const other = await signIn(api, 'host');
  await invite(api, host, 'friend@demo.test');
  assert.deepEqual(await readPage(api, other, 1), { items: [], total: 0 });
  const readAs = async (headers: TestActor['headers'] | undefined) =>
    outcomeOf(await call(api, 'GET', urlOf(host.accountId), undefined, headers && { headers }));
  assert.deepEqual(await readAs(other.headers), [404, 'object_does_not_exist']);
  assert.deepEqual(await readAs(undefined), [401, 'session_has_expired']);
  assert.deepEqual(await readAs((await signIn(api, 'provider')).headers), [403, 'not_allowed']);
});

test('[Q-R05] [A-45] an invitation is booked once the friend has paid, and rewarded after the event', async (t) => {
  const { shop, host: friend, book } = await openBookingFixture(t);
  const referrer = await signIn(shop, 'host');
  await invite(shop, referrer, friend.email);
  const states = async () =>
    statesOf((await readPage(shop, await signInAgain(shop, referrer, 'host'))).items);
  const { id: promoCodeId } = await shop.database
    .selectFrom('promoCode')
    .select('id')
    .executeTakeFirstOrThrow();
  await enterCodes(shop, [promoCodeId], [friend.accountId]);
  assert.deepEqual(await states(), [[friend.email, 'invited']]);
  await book({ startsAtSeconds, promoCodeId });
  await shop.jobs.runDue();
  assert.deepEqual(await states(), [[friend.email, 'booked']]);
  shop.clock.advanceSeconds(startsAtSeconds + 2 * secondsPerDay - shop.clock.nowMs() / 1000);
  await shop.jobs.runDue();
  assert.deepEqual(await states(), [[friend.email, 'rewarded']]);
});
