import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { changeEventConsents } from '@repo/contracts/events/event-consents';
import { updateCheckStatus } from '@repo/contracts/my-events/provider-events';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signIn, signInAgain } from '../testing/actors.ts';
import type { TestActor } from '../testing/actors.ts';
import { call } from '../testing/calls.ts';
import { openMailedBooking } from '../testing/mails/mailed-booking.ts';
import { openLiveClient } from '../testing/realtime/live-client.ts';

/** A host and two providers who can be listened to, and what they do. */
async function openParties(t: TestContext) {
  const fixture = await openMailedBooking(t);
  const { shop, host, maya, devon, checkOut, booking, payFor } = fixture;
  /** Connects all three, and returns a step that checks which of them a push has reached. */
  const listen = async () => {
    const signedIn = {
      host: await signInAgain(shop, host, 'host'),
      maya: await signIn(shop, 'provider', maya),
      devon: await signIn(shop, 'provider', devon),
    };
    const connect = async (by: TestActor) => {
      const client = await openLiveClient(t, { url: shop.url, token: () => by.token });
      await client.untilReceived(1);
      return client;
    };
    const clients = {
      host: await connect(signedIn.host),
      maya: await connect(signedIn.maya),
      devon: await connect(signedIn.devon),
    };
    const expected = { host: 1, maya: 1, devon: 1 };
    const step = async (act: () => Promise<unknown>, pushed: readonly (keyof typeof clients)[]) => {
      await act();
      await shop.jobs.runDue();
      for (const name of pushed) {
        expected[name] += 2;
        await clients[name].untilReceived(expected[name]);
        const [news, count] = clients[name].received.slice(-2);
        assert.deepEqual([news?.[0], count?.[0]], ['ReceiveNotification', 'ReceiveNotificationsCount']);
      }
    };
    /** Checks that no other account was pushed to. */
    const assertNoOthers = (): void => {
      const counts = Object.entries(clients).map(([name, { received }]) => [name, received.length]);
      assert.deepEqual(Object.fromEntries(counts), expected);
    };
    return { ...signedIn, step, assertNoOthers };
  };
  const send = async (by: TestActor, path: string, id: number, body: object): Promise<void> => {
    const reply = await call(shop, 'PUT', path.replace(':id', String(id)), body, by);
    assert.equal(reply.statusCode, 200, reply.body);
  };
  return {
    ...fixture,
    listen,
    pay: async (): Promise<{ readonly eventId: number; readonly orderItemGroupId: number }> => {
      const placed = await checkOut(booking());
      await payFor(placed);
      return placed;
    },
    answer: (by: TestActor, eventId: number, isActive: boolean) =>
      send(by, answerEventRequest.path, by.accountId, { EventId: eventId, isActive, reason: 'Away' }),
    check: (by: TestActor, eventId: number, checkedStatus: string) =>
      send(by, updateCheckStatus.path, eventId, { sbUserId: by.accountId, checkedStatus }),
    share: (by: TestActor, eventId: number) =>
      send(by, changeEventConsents.path.replace(':eventId', ':id'), eventId, {
        isGallerySharedPermission: true,
      }),
    cancel: async (by: TestActor, eventId: number, orderId: number): Promise<void> => {
      const body = { eventId, orderId, userId: by.accountId };
      const reply = await call(shop, 'POST', '/api/Stripe/CreateRefund', body, by);
      assert.equal(reply.statusCode, 200, reply.body);
    },
  };
}

test('[S-R02] [T-R06] pushes to host and provider when a request appears, is answered, and at check-in and check-out', async (t) => {
  const { listen, pay, answer, check } = await openParties(t);
  const { maya, devon, step, assertNoOthers } = await listen();
  let eventId = 0;
  const book = async (): Promise<void> => {
    ({ eventId } = await pay());
  };
  await step(book, ['host', 'maya', 'devon']);
  await step(() => answer(maya, eventId, true), ['host', 'maya']);
  await step(() => answer(devon, eventId, true), ['host', 'devon']);
  await step(() => check(maya, eventId, 'checkIn'), ['host', 'maya', 'devon']);
  await step(() => check(maya, eventId, 'checkOut'), ['host', 'maya', 'devon']);
  assertNoOthers();
});

test('[S-R04] pushes to host and provider when a request is declined, and when the event is cancelled', async (t) => {
  const { listen, pay, answer, cancel } = await openParties(t);
  const { eventId, orderItemGroupId } = await pay();
  const { host, devon, step, assertNoOthers } = await listen();
  // The request itself is pushed first: its job has not run yet.
  await step(async () => undefined, ['host', 'maya', 'devon']);
  await step(() => answer(devon, eventId, false), ['host', 'devon']);
  await step(() => cancel(host, eventId, orderItemGroupId), ['host', 'maya']);
  assertNoOthers();
});

test('[A-25] pushes to host and provider when a request expires', async (t) => {
  const { shop, listen, pay } = await openParties(t);
  await pay();
  await shop.jobs.runDue();
  shop.clock.advanceSeconds(24 * secondsPerHour);
  const { step } = await listen();
  await step(async () => undefined, ['host', 'maya', 'devon']);
});

test('[A-43] pushes to host and providers when a consent of the event is changed, once', async (t) => {
  const { listen, pay, answer, share } = await openParties(t);
  const { eventId } = await pay();
  const { host, maya, devon, step, assertNoOthers } = await listen();
  await step(async () => undefined, ['host', 'maya', 'devon']);
  await step(() => answer(maya, eventId, true), ['host', 'maya']);
  await step(() => answer(devon, eventId, false), ['host', 'devon']);
  for (const pushed of [['host', 'maya'], []] as const) await step(() => share(host, eventId), pushed);
  assertNoOthers();
});
