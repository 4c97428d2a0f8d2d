import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { mailValues } from '../../mails/mail-values.ts';
import { optionalMailOf } from '../../mails/optional-mails.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';

const url = '/api/v1/MessageBoard/Preferences';
const unchanged = { locale: 'en-CA', reminders: true, reviews: true, news: false };
const dayInSeconds = 86_400;

/** Opens an accepted event in ten days; `mailsTo` returns the subjects of the mails that an account has received. */
async function openAccepted(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const event = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: [provider.accountId],
    startsAtSeconds: api.clock.nowMs() / 1000 + 10 * dayInSeconds,
  });
  const [lineId = 0] = event.lineIds;
  const read = async (of: TestActor) => {
    const reply = await call(api, 'GET', url, undefined, { headers: of.headers });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  const save = async (of: TestActor, change: object) =>
    outcomeOf(await call(api, 'PUT', url, change, { headers: of.headers }));
  const accept = async () => {
    await api.database
      .updateTable('orderLine')
      .set({ request: 'accepted', state: 'accepted', answeredAt: new Date(api.clock.nowMs()) })
      .where('id', '=', lineId)
      .execute();
    await bookingEventRecorder(api.jobs)(api.database, { what: 'requestAccepted', lineId });
    await api.jobs.runDue();
  };
  const mailsTo = (of: TestActor) =>
    api
      .mails()
      .filter(({ to }) => to.includes(of.email))
      .map(({ subject }) => subject);
  const runUntil = async (hoursBefore: number): Promise<void> => {
    api.clock.advanceSeconds(event.startsAtSeconds - hoursBefore * 3600 - api.clock.nowMs() / 1000);
    await api.jobs.runDue();
  };
  return { api, host, provider, lineId, event, read, save, accept, mailsTo, runUntil };
}

test('[A-107] returns the preferences and changes only what is sent', async (t) => {
  const { host, provider, read, save } = await openAccepted(t);
  assert.deepEqual(await read(host), unchanged);
  assert.deepEqual(await save(host, { reminders: false }), [200, 'saved_successfully']);
  assert.deepEqual(await save(host, { Locale: 'fr-CA' }), [200, 'saved_successfully']);
  assert.deepEqual(await save(host, {}), [200, 'saved_successfully']);
  assert.deepEqual(await read(host), { ...unchanged, locale: 'fr-CA', reminders: false });
  assert.deepEqual(await read(provider), unchanged, 'those of another account stay');
});

test('[A-50] refuses guests, operators, unknown languages and values that are none', async (t) => {
  const { api, host, read, save } = await openAccepted(t);
  for (const method of ['GET', 'PUT'] as const) {
    const body = method === 'PUT' ? { news: true } : undefined;
    assert.deepEqual(outcomeOf(await call(api, method, url, body)), [401, 'session_has_expired']);
    const operator = await signIn(api, 'operator');
    assert.equal((await call(api, method, url, body, { headers: operator.headers })).statusCode, 403);
  }
  for (const change of [{ locale: 'de-DE' }, { reminders: 'yes' }, { reviews: null }, { news: 1 }])
    assert.deepEqual(await save(host, change), [400, 'invalid_input'], JSON.stringify(change));
  assert.deepEqual(await read(host), unchanged);
});

test('[A-43] stores each change of the consent to news with its text, once', async (t) => {
  const { api, host, read, save } = await openAccepted(t);
  await save(host, { news: true });
  await save(host, { news: true, reviews: true });
  assert.equal((await read(host)).news, true);
  await save(host, { news: false });
  const consents = await api.database
    .selectFrom('consent')
    .select(['kind', 'isGiven', 'textVersion'])
    .where('accountId', '=', host.accountId)
    .orderBy('id')
    .execute();
  const textVersion = 'news 2026-06';
  assert.deepEqual(consents, [
    { kind: 'news', isGiven: true, textVersion },
    { kind: 'news', isGiven: false, textVersion },
  ]);
});

test('[A-107] sends no reminders to an account that has switched them off', async (t) => {
  const { api, host, provider, save, accept, mailsTo, runUntil } = await openAccepted(t);
  await accept();
  await save(host, { reminders: false });
  await runUntil(24);
  assert.ok(mailsTo(provider).includes('Coming up: Party'));
  assert.ok(!mailsTo(host).includes('Coming up: Party'));
  const again = await signIn(api, 'host', host.accountId);
  assert.deepEqual(await save(again, { reminders: true }), [200, 'saved_successfully']);
  await runUntil(2);
  assert.ok(mailsTo(host).includes('Coming up: Party'));
});

test('[A-107] writes mails in the language of the preferences', async (t) => {
  const { host, save, accept, mailsTo, runUntil } = await openAccepted(t);
  await accept();
  await save(host, { locale: 'fr-CA' });
  await runUntil(24);
  assert.ok(mailsTo(host).includes('Bientôt\u00A0: Party'), mailsTo(host).join());
});

test('[A-107] says nothing of a review by mail to a provider who has switched that off, and still rings', async (t) => {
  const { api, provider, lineId, save, accept, mailsTo } = await openAccepted(t);
  await accept();
  await save(provider, { reviews: false });
  const before = mailsTo(provider);
  await bookingEventRecorder(api.jobs)(api.database, { what: 'providerReviewed', lineId });
  await api.jobs.runDue();
  assert.deepEqual(mailsTo(provider), before);
  const notices = await api.database
    .selectFrom('notification')
    .select('type')
    .where('receiverId', '=', provider.accountId)
    .execute();
  assert.ok(notices.some(({ type }) => type === 'reviewed'));
});

test('[A-107] only reminders and mails about reviews can be switched off', () => {
  const names = Object.keys(mailValues) as (keyof typeof mailValues)[];
  assert.deepEqual(names.filter((name) => optionalMailOf(name) !== undefined).toSorted(), [
    'eventReminder',
    'jobReminder',
    'providerReviewed',
    'reviewDue',
  ]);
});
