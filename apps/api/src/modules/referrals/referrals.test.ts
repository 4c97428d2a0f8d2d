import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { cents } from '@repo/domain/money/cents';
import { makeBooking } from '../../testing/access/make-booking.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { listBookingEventsOf } from '../../testing/bookings/booking-events.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';
import { returnPromoCode, spendPromoCode } from '../promo-codes/promo-codes.module.ts';
import { rewardReferral } from './referrals.module.ts';

const url = '/api/v1/User/EventSetup/ReferToFriend';
const day = 86_400_000;
const alreadySent = [409, 'sorry_this_email_has_already_been_sent_a_referral_code'];
const invited = [200, 'invitation_sent'];

async function openWithHost(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const refer = async (email: unknown, { accountId, headers }: TestActor = host) =>
    outcomeOf(await call(api, 'POST', url, { userId: accountId, email }, { headers }));
  const codes = () => api.database.selectFrom('promoCode').selectAll().orderBy('id').execute();
  const referrals = () => api.database.selectFrom('referral').selectAll().orderBy('id').execute();
  return { ...api, host, refer, codes, referrals };
}

test('[Q-R05] [A-45] gives the friend $10 off one event within 90 days and emails the invitation once', async (t) => {
  const api = await openWithHost(t);
  assert.deepEqual(await api.refer(' Friend@Demo.test '), invited);
  const [code, ...others] = await api.codes();
  assert.ok(code);
  assert.deepEqual(others, []);
  assert.match(code.code, /^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  assert.deepEqual([code.type, code.value, code.isGiftCard], ['$', 1000, false]);
  assert.deepEqual([code.mostUses, code.issuedForEmail], [1, 'friend@demo.test']);
  assert.equal(code.validUntil?.getTime(), api.clock.nowMs() + 90 * day);
  const [referral] = await api.referrals();
  assert.equal(referral?.friendCodeId, code.id);
  assert.deepEqual(await listBookingEventsOf(api, 'referralInvited'), [
    { what: 'referralInvited', referralId: referral?.id },
  ]);
});

test('[Q-R05] accepts the code from the friend only', async (t) => {
  const api = await openWithHost(t);
  const friend = await signIn(api, 'host');
  await api.refer(friend.email);
  const [code] = await api.codes();
  const enterCodeAs = ({ accountId, headers }: TestActor) =>
    call(api, 'GET', `/api/v1/admin/PromoCodes/GetDiscount/${code?.code}/${accountId}`, undefined, {
      headers,
    });
  assert.equal((await enterCodeAs(friend)).json().payload.items.value, 10);
  assert.deepEqual(outcomeOf(await enterCodeAs(api.host)), [400, 'invalid_promo_code']);
});

test('[Q-R05] lets only logged-in hosts invite', async (t) => {
  const api = await openWithHost(t);
  const body = { userId: api.host.accountId, email: 'friend@demo.test' };
  assert.deepEqual(outcomeOf(await call(api, 'POST', url, body)), [401, 'session_has_expired']);
  assert.deepEqual(await api.refer('friend@demo.test', await signIn(api, 'provider')), [403, 'not_allowed']);
});

test('[A-50] refuses to invite for another host', async (t) => {
  const api = await openWithHost(t);
  const { accountId } = await signIn(api, 'host');
  const reply = await api.refer('friend@demo.test', { ...api.host, accountId });
  assert.deepEqual(reply, [404, 'object_does_not_exist']);
  assert.deepEqual(await api.referrals(), []);
});

test('[Q-R05] refuses an invalid email and the host’s own', async (t) => {
  const api = await openWithHost(t);
  assert.deepEqual(await api.refer('not an address'), [400, 'this_field_is_invalid']);
  assert.deepEqual(await api.refer(' '), [400, 'this_field_is_required']);
  assert.deepEqual(await api.refer(7), [400, 'invalid_input']);
  assert.deepEqual(await api.refer(api.host.email.toUpperCase()), [400, 'referral_to_own_email']);
  assert.deepEqual(await api.codes(), []);
});

test('[Q-R05] [A-45] invites a friend once, even if many hosts do so concurrently', async (t) => {
  const api = await openWithHost(t);
  const others = await Promise.all(Array.from({ length: 9 }, () => signIn(api, 'host')));
  const outcomes = await Promise.all(
    [api.host, api.host, ...others].map((each) => api.refer('friend@demo.test', each)),
  );
  assert.equal(outcomes.filter(([status]) => status === 200).length, 1);
  assert.equal(outcomes.filter((each) => each.join() === alreadySent.join()).length, 10);
  assert.deepEqual(await api.refer('FRIEND@demo.test'), alreadySent);
  assert.equal((await api.codes()).length, 1, 'no code is left of those who came too late');
});

test('[A-45] [A-98] limits a host to twenty invitations per day in Toronto', async (t) => {
  const api = await openWithHost(t);
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, index) => api.refer(`friend-${index}@demo.test`)),
  );
  assert.equal(outcomes.filter(([status]) => status === 200).length, 20);
  assert.equal(outcomes.filter(([, code]) => code === 'too_many_requests').length, 4);
  const other = await signIn(api, 'host');
  assert.deepEqual(await api.refer('another@demo.test', other), invited);
  const yesterday = new Date(api.clock.nowMs() - 13 * 3_600_000);
  await api.database
    .updateTable('referral')
    .set({ invitedAt: yesterday })
    .where('friendEmail', 'in', ['friend-0@demo.test', 'friend-1@demo.test', 'friend-2@demo.test'])
    .execute();
  assert.deepEqual(await api.refer('one-more@demo.test'), invited);
});

/** Completes an event that the friend booked with the code of the invitation. */
async function completedEvent(api: TestApi & { readonly host: TestActor }, friend: TestActor) {
  const [code] = await api.database.selectFrom('promoCode').select('id').execute();
  const { eventId, orderId } = await makeBooking(api, friend.accountId);
  const now = new Date(api.clock.nowMs());
  const spending = { promoCodeId: code?.id ?? 0, accountId: friend.accountId, amountCents: cents(1000) };
  const spent = await spendPromoCode(api.database, spending, now);
  assert.ok(spent.ok);
  await api.database
    .updateTable('bookingOrder')
    .set({ promoCodeUseId: spent.value.useId })
    .where('id', '=', orderId)
    .execute();
  await api.database.updateTable('event').set({ status: 'completed' }).where('id', '=', eventId).execute();
  const reward = () =>
    api.database
      .transaction()
      .execute((transaction) =>
        rewardReferral(
          transaction,
          { clock: api.clock, recordBookingEvent: bookingEventRecorder(api.jobs) },
          eventId,
        ),
      );
  return { eventId, orderId, useId: spent.value.useId, reward };
}

async function openWithFriend(t: TestContext) {
  const api = await openWithHost(t);
  const friend = await signIn(api, 'host');
  assert.deepEqual(await api.refer(friend.email), invited);
  return { ...api, friend, ...(await completedEvent(api, friend)) };
}

test('[Q-R05] [A-45] gives the referrer $10 once for the friend’s completed event', async (t) => {
  const api = await openWithFriend(t);
  await Promise.all(Array.from({ length: 8 }, api.reward));
  const [, reward, ...others] = await api.codes();
  assert.ok(reward);
  assert.deepEqual(others, []);
  assert.deepEqual([reward.type, reward.value, reward.mostUses], ['$', 1000, 1]);
  assert.equal(reward.issuedForAccountId, api.host.accountId);
  assert.equal(reward.validUntil?.getTime(), api.clock.nowMs() + 90 * day);
  const [referral] = await api.referrals();
  assert.deepEqual([referral?.rewardCodeId, referral?.rewardedAt?.getTime()], [reward.id, api.clock.nowMs()]);
  assert.deepEqual(await listBookingEventsOf(api, 'referralRewarded'), [
    { what: 'referralRewarded', referralId: referral?.id },
  ]);
});

const unearned: readonly (readonly [string, (api: Awaited<ReturnType<typeof openWithFriend>>) => unknown])[] =
  [
    [
      'is not over yet',
      ({ database, eventId }) =>
        database.updateTable('event').set({ status: 'upcoming' }).where('id', '=', eventId).execute(),
    ],
    [
      'was paid back',
      ({ database, orderId }) =>
        database
          .updateTable('orderLine')
          .set({ refundedCents: 13_763 })
          .where('orderId', '=', orderId)
          .execute(),
    ],
    [
      'gave the code back',
      ({ database, clock, useId }) => returnPromoCode(database, useId, new Date(clock.nowMs())),
    ],
    [
      'was booked without the code',
      ({ database, orderId }) =>
        database
          .updateTable('bookingOrder')
          .set({ promoCodeUseId: null })
          .where('id', '=', orderId)
          .execute(),
    ],
    [
      'is the referrer’s own',
      ({ database, host, orderId }) =>
        database
          .updateTable('bookingOrder')
          .set({ hostId: host.accountId })
          .where('id', '=', orderId)
          .execute(),
    ],
  ];

for (const [what, change] of unearned) {
  test(`[A-45] gives no reward for an event that ${what}`, async (t) => {
    const api = await openWithFriend(t);
    await change(api);
    await api.reward();
    assert.equal((await api.codes()).length, 1);
    assert.deepEqual(await listBookingEventsOf(api, 'referralRewarded'), []);
  });
}
