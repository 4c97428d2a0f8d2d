import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referFriend } from '@repo/contracts/account/invite-and-support';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { enterCodes } from '../../testing/bookings/enter-code.ts';
import { signIn } from '../../testing/actors.ts';
import { openBookingFixture } from '../../testing/carts/booking-fixture.ts';
import { call, outcomeOf } from '../../testing/calls.ts';

const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;

test('[Q-R05] [A-45] discounts the friend’s booking and gives the referrer a code after the event', async (t) => {
  const { shop, host: friend, book } = await openBookingFixture(t);
  const referrer = await signIn(shop, 'host');
  const body = { userId: referrer.accountId, email: friend.email };
  const invitation = await call(shop, 'POST', referFriend.path, body, { headers: referrer.headers });
  assert.deepEqual(outcomeOf(invitation), [200, 'invitation_sent']);
  const { id: promoCodeId } = await shop.database
    .selectFrom('promoCode')
    .select('id')
    .executeTakeFirstOrThrow();
  await enterCodes(shop, [promoCodeId], [friend.accountId]);
  const { sessionId } = await book({ startsAtSeconds, promoCodeId });
  // $10 off two hours at $58, with 5 % and 13 % on the rest.
  const paid = await shop.sessionLines(sessionId ?? '');
  assert.equal(
    paid.reduce((sum, { amount }) => sum + amount, 0),
    12_576,
  );
  const rewards = () =>
    shop.database
      .selectFrom('promoCode')
      .select(['issuedForAccountId as accountId', 'value'])
      .where('id', '<>', promoCodeId)
      .execute();
  await shop.jobs.runDue();
  assert.deepEqual(await rewards(), []);
  shop.clock.advanceSeconds(startsAtSeconds + 2 * secondsPerDay - shop.clock.nowMs() / 1000);
  await shop.jobs.runDue();
  assert.deepEqual(await rewards(), [{ accountId: referrer.accountId, value: 1000 }]);
});
