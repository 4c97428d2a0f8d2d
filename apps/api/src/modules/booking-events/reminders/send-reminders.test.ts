import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { signIn } from '../../../testing/actors.ts';
import { makePaidEvent } from '../../../testing/bookings/make-paid-event.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { bookingEventRecorder } from '../booking-events.module.ts';
import { reminderJob } from './reminder-job.ts';

const soon = 'Coming up: Party';

/** Opens a paid event in ten days with two open requests, which `accept` accepts. */
async function openRequestedEvent(t: TestContext, hoursAhead = 240) {
  const api = await openTestApi(t);
  const { database, clock, jobs } = api;
  const host = await signIn(api, 'host');
  const providers = [await signInApproved(api), await signInApproved(api)] as const;
  const event = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: providers.map(({ accountId }) => accountId),
    startsAtSeconds: clock.nowMs() / 1000 + hoursAhead * secondsPerHour,
  });
  const [firstLine = 0, secondLine = 0] = event.lineIds;
  const accept = async (lineId: number): Promise<void> => {
    await database
      .updateTable('orderLine')
      .set({ request: 'accepted', state: 'accepted', answeredAt: new Date(clock.nowMs()) })
      .where('id', '=', lineId)
      .execute();
    await bookingEventRecorder(jobs)(database, { what: 'requestAccepted', lineId });
    await jobs.runDue();
  };
  /** Returns the receivers of all reminders so far. */
  const reminded = async (): Promise<readonly string[]> => {
    await jobs.runDue();
    const names = new Map([
      [host.email, 'host'],
      [providers[0].email, 'first'],
      [providers[1].email, 'second'],
    ]);
    return api
      .mails()
      .filter(({ subject }) => subject === soon)
      .map(({ to }) => names.get(to[0] ?? '') ?? 'unknown')
      .toSorted();
  };
  const advanceTo = (hoursBefore: number): void =>
    clock.advanceSeconds(event.startsAtSeconds - hoursBefore * secondsPerHour - clock.nowMs() / 1000);
  const cancel = (lineId: number) =>
    database.updateTable('orderLine').set({ request: 'cancelled' }).where('id', '=', lineId).execute();
  return { ...api, event, firstLine, secondLine, accept, reminded, advanceTo, cancel };
}

test('[FF-29] reminds the host and the accepted provider once 24 hours and once 2 hours before', async (t) => {
  const { firstLine, accept, reminded, advanceTo, clock, mails } = await openRequestedEvent(t);
  await accept(firstLine);
  advanceTo(24);
  clock.advanceSeconds(-1);
  assert.deepEqual(await reminded(), []);
  clock.advanceSeconds(1);
  assert.deepEqual(await reminded(), ['first', 'host']);
  advanceTo(2);
  clock.advanceSeconds(-1);
  assert.deepEqual(await reminded(), ['first', 'host']);
  clock.advanceSeconds(1);
  assert.deepEqual(await reminded(), ['first', 'first', 'host', 'host']);
  clock.advanceSeconds(30 * 24 * secondsPerHour);
  assert.equal((await reminded()).length, 4);
  for (const { text, subject } of mails().filter((mail) => mail.subject === soon))
    assert.match(text, /Thursday, June 25, 2026, 12:00\sp\.m\. to 2:00\sp\.m\. \(Toronto time\)/, subject);
});

test('[FF-29] reminds a host of several providers in one mail', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo, mails } = await openRequestedEvent(t);
  await accept(firstLine);
  await accept(secondLine);
  advanceTo(24);
  assert.deepEqual(await reminded(), ['first', 'host', 'second']);
  const names = `${brand.singular}: Robin and Robin\n`;
  assert.ok(mails().some(({ subject, text }) => subject === soon && text.includes(names)));
});

test('[FF-29] does not remind a cancelled provider, nor the host once no provider is left', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo, cancel } = await openRequestedEvent(t);
  await accept(firstLine);
  await accept(secondLine);
  await cancel(firstLine);
  advanceTo(24);
  assert.deepEqual(await reminded(), ['host', 'second']);
  await cancel(secondLine);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['host', 'second']);
});

test('[FF-29] skips a reminder time that had passed when the provider accepted', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo } = await openRequestedEvent(t);
  advanceTo(23);
  await accept(firstLine);
  assert.deepEqual(await reminded(), []);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['first', 'host']);
  await accept(secondLine);
  assert.deepEqual(await reminded(), ['first', 'host']);
});

test('[FF-29] sends a reminder that was queued for another number of hours', async (t) => {
  const { event, firstLine, accept, reminded, advanceTo, database, jobs } = await openRequestedEvent(t);
  await accept(firstLine);
  await jobs.enqueue(database, reminderJob, { eventId: event.eventId, hours: 36 });
  advanceTo(36);
  assert.deepEqual(await reminded(), ['first', 'host']);
});

test('[FF-29] skips reminders that are sent too late', async (t) => {
  const { firstLine, accept, reminded, advanceTo } = await openRequestedEvent(t);
  await accept(firstLine);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['first', 'host'], 'only the reminders due now');
  const late = await openRequestedEvent(t);
  await late.accept(late.firstLine);
  late.advanceTo(-1);
  assert.deepEqual(await late.reminded(), []);
});
