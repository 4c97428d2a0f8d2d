import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { signIn } from '../../../testing/actors.ts';
import { makePaidEvent } from '../../../testing/bookings/make-paid-event.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { newsTeller } from '../booking-news.module.ts';

const soon = 'Coming up: Party';

/** Two providers asked for an event in ten days; what is accepted is told. */
async function openAsked(t: TestContext, hoursAhead = 240) {
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
      .updateTable('order_line')
      .set({ request: 'accepted', state: 'accepted', answered_at: new Date(clock.nowMs()) })
      .where('id', '=', lineId)
      .execute();
    await newsTeller(jobs)(database, { what: 'requestAccepted', lineId });
    await jobs.runDue();
  };
  /** Who has been reminded so far, once for each time. */
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
      .map(({ to }) => names.get(to[0] ?? '') ?? 'nobody')
      .toSorted();
  };
  const advanceTo = (hoursBefore: number): void =>
    clock.advanceSeconds(event.startsAtSeconds - hoursBefore * secondsPerHour - clock.nowMs() / 1000);
  const cancel = (lineId: number) =>
    database.updateTable('order_line').set({ request: 'cancelled' }).where('id', '=', lineId).execute();
  return { ...api, event, firstLine, secondLine, accept, reminded, advanceTo, cancel };
}

test('[FF-29] 24 hours and 2 hours before, the host and who has accepted are reminded, each once', async (t) => {
  const { firstLine, accept, reminded, advanceTo, clock, mails } = await openAsked(t);
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

test('[FF-29] a host with several providers is reminded of all of them at once', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo, mails } = await openAsked(t);
  await accept(firstLine);
  await accept(secondLine);
  advanceTo(24);
  assert.deepEqual(await reminded(), ['first', 'host', 'second']);
  const names = `${brand.singular}: Robin and Robin\n`;
  assert.ok(mails().some(({ subject, text }) => subject === soon && text.includes(names)));
});

test('[FF-29] who has been cancelled is not reminded, nor the host once nobody comes', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo, cancel } = await openAsked(t);
  await accept(firstLine);
  await accept(secondLine);
  await cancel(firstLine);
  advanceTo(24);
  assert.deepEqual(await reminded(), ['host', 'second']);
  await cancel(secondLine);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['host', 'second']);
});

test('[FF-29] a booking that is made after a moment to remind of it is reminded of at the next', async (t) => {
  const { firstLine, secondLine, accept, reminded, advanceTo } = await openAsked(t);
  advanceTo(23);
  await accept(firstLine);
  assert.deepEqual(await reminded(), []);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['first', 'host']);
  await accept(secondLine);
  assert.deepEqual(await reminded(), ['first', 'host']);
});

test('[FF-29] reminders that nobody was there to send are not caught up with', async (t) => {
  const { firstLine, accept, reminded, advanceTo } = await openAsked(t);
  await accept(firstLine);
  advanceTo(2);
  assert.deepEqual(await reminded(), ['first', 'host'], 'only those of now');
  const late = await openAsked(t);
  await late.accept(late.firstLine);
  late.advanceTo(-1);
  assert.deepEqual(await late.reminded(), []);
});
