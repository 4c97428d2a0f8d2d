import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createCalendarFeed } from '@repo/contracts/my-events/calendar-feed';
import { brand } from '@repo/domain/brand';
import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { openBookingFixture } from '../../testing/carts/booking-fixture.ts';
import { extensionItem, sentAddition } from '../../testing/carts/sent-addition.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

const feedUrl = createCalendarFeed.path;
const unknown = [404, 'object_does_not_exist'];

async function openFeed(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const hostId = host.accountId;
  const book = (changes: object = {}) =>
    makeAcceptedEvent(api, { hostId, providerIds: [provider.accountId], ...changes });
  /** Creates a link and returns its path. */
  const create = async (actor: Pick<TestActor, 'accountId' | 'email'> = provider, language = 'en') => {
    const { headers } = await signInAgain(api, actor, 'provider');
    const reply = await call(api, 'POST', feedUrl, undefined, {
      headers: { ...headers, 'accept-language': language },
    });
    assert.deepEqual(outcomeOf(reply), [200, 'saved_successfully']);
    const { pathname, origin } = new URL(reply.json().payload.items.url);
    assert.equal(origin, 'http://product.test');
    return pathname;
  };
  const read = (path: string) => call(api, 'GET', path);
  const textOf = async (path: string): Promise<string> => {
    const reply = await read(path);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.body.replaceAll('\r\n ', '');
  };
  const changeEvent = (id: number, columns: object) =>
    api.database.updateTable('event').set(columns).where('id', '=', id).execute();
  return { api, host, provider, book, create, read, textOf, changeEvent };
}

const titlesIn = (text: string): string[] =>
  [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name]) => name ?? '');

/** 20270314T220000Z */
const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');

test('[A-107] a private link reads the accepted events of its provider as a calendar', async (t) => {
  const { api, provider, book, create, read, changeEvent } = await openFeed(t);
  const { eventId, publicId, startsAtSeconds } = await book({ name: 'Gala; night', durationHours: 3 });
  await changeEvent(eventId, { apartment: 'Unit 5', contactName: 'Sam', contactPhone: '4165550123' });
  const path = await create();
  assert.match(path, /^\/calendar\/[\w-]{43}\.ics$/);
  const before = api.statements();
  const reply = await read(path);
  assert.ok(api.statements() - before <= 4);
  assert.equal(reply.headers['content-type'], 'text/calendar; charset=utf-8');
  assert.equal(reply.headers['cache-control'], 'private, no-store');
  const { address } = await api.database
    .selectFrom('event')
    .select('address')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const lines = reply.body.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    `UID:${publicId}-${provider.accountId}@${brand.slug}`,
    `DTSTART:${utc(startsAtSeconds)}`,
    `DTEND:${utc(startsAtSeconds + 3 * secondsPerHour)}`,
    String.raw`SUMMARY:Gala\; night`,
    `LOCATION:${`${address}, Unit 5`.replaceAll(',', String.raw`\,`)}`,
  ])
    assert.ok(lines.includes(line), `${line} in ${reply.body}`);
  const details = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  assert.match(details, /\(Toronto time\)\\nSam\\, 4165550123\\n/);
  assert.ok(details.endsWith(String.raw`\n${brand.singular} ${publicId}`), details);
});

test('[A-107] lists events ahead and of the last 30 days; [A-103] the contact of an event for a week', async (t) => {
  const { api, host, provider, book, create, textOf, changeEvent } = await openFeed(t);
  const first = await book({ name: 'First' });
  await changeEvent(first.eventId, { contactName: 'Sam', contactPhone: '4165550123' });
  const day = (days: number) => ({ startsAtSeconds: first.startsAtSeconds + days * secondsPerDay });
  await book({ name: 'Next', ...day(20) });
  const gone = await book({ name: 'Cancelled', ...day(2) });
  await setEventStatus(api.database, gone.eventId, 'cancel');
  const hostAndProvider = { hostId: host.accountId, providerIds: [provider.accountId] };
  await makePaidEvent(api, { ...hostAndProvider, name: 'Not answered', ...day(3) });
  const moveTo = (seconds: number) => api.clock.advanceSeconds(seconds - api.clock.nowMs() / 1000);
  const path = await create();
  assert.deepEqual(titlesIn(await textOf(path)), ['First', 'Next']);
  const ended = first.startsAtSeconds + 2 * secondsPerHour;
  moveTo(ended + 7 * secondsPerDay - 1);
  assert.match(await textOf(path), /Sam/);
  moveTo(ended + 7 * secondsPerDay);
  const later = await textOf(path);
  assert.deepEqual(titlesIn(later), ['First', 'Next']);
  assert.doesNotMatch(later, /Sam|4165550123/);
  moveTo(ended + 30 * secondsPerDay);
  assert.deepEqual(titlesIn(await textOf(path)), ['Next']);
});

test('[A-107] [A-32] an extended booking ends later', async (t) => {
  const { shop, host, providerIds, book, checkOut, payFor } = await openBookingFixture(t);
  const [providerId = 0] = providerIds;
  const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;
  const { eventId, orderItemGroupId: orderId } = await book({ startsAtSeconds });
  const { headers } = await signIn(shop, 'provider', providerId);
  const created = await call(shop, 'POST', feedUrl, undefined, { headers });
  const { pathname } = new URL(created.json().payload.items.url);
  const endsAt = async () => /^DTEND:(.*)\r$/m.exec((await call(shop, 'GET', pathname)).body)?.[1];
  assert.equal(await endsAt(), utc(startsAtSeconds + 2 * secondsPerHour));
  const items = [extensionItem(providerId, 1)];
  await payFor(await checkOut(sentAddition({ hostId: host.accountId, eventId, orderId, items })));
  assert.equal(await endsAt(), utc(startsAtSeconds + 3 * secondsPerHour));
});

test("[A-107] never shows another provider's events", async (t) => {
  const { api, host, provider, book, create, textOf } = await openFeed(t);
  const other = await signInApproved(api);
  await book({ name: 'Mine' });
  await makeAcceptedEvent(api, { hostId: host.accountId, providerIds: [other.accountId], name: 'Theirs' });
  assert.deepEqual(titlesIn(await textOf(await create(provider))), ['Mine']);
  assert.deepEqual(titlesIn(await textOf(await create(other))), ['Theirs']);
});

test('[A-107] a new link ends the earlier one, and revoking ends it too', async (t) => {
  const { api, provider, create, read } = await openFeed(t);
  const { headers } = provider;
  const since = async () => (await call(api, 'GET', feedUrl, undefined, { headers })).json().payload.items;
  assert.deepEqual(await since(), { createdAt: null });
  const old = await create();
  assert.deepEqual(await since(), { createdAt: Math.floor(api.clock.nowMs() / 1000) });
  assert.equal((await read(old)).statusCode, 200);
  const path = await create();
  assert.deepEqual(outcomeOf(await read(old)), unknown);
  assert.equal((await read(path)).statusCode, 200);
  for (const time of ['first', 'second']) {
    const revoked = await call(api, 'DELETE', feedUrl, undefined, { headers });
    assert.deepEqual(outcomeOf(revoked), [200, 'updated_successfully'], time);
  }
  assert.deepEqual(outcomeOf(await read(path)), unknown);
  assert.deepEqual(await since(), { createdAt: null });
});

test('[A-107] stores no token, and a closed account has no feed', async (t) => {
  const { api, provider, create, read } = await openFeed(t);
  const path = await create();
  const token = path.slice('/calendar/'.length, -'.ics'.length);
  const stored = await api.database.selectFrom('calendarFeed').selectAll().executeTakeFirstOrThrow();
  assert.ok(!stored.tokenHash.includes(token) && !JSON.stringify(stored).includes(token));
  const close = api.database.updateTable('account').set({ isActive: false });
  await close.where('id', '=', provider.accountId).execute();
  assert.deepEqual(outcomeOf(await read(path)), unknown);
});

test('[A-107] speaks the language in which the link was created', async (t) => {
  const { provider, book, create, textOf } = await openFeed(t);
  await book();
  assert.match(await textOf(await create(provider, 'fr-CA')), /heure de Toronto/);
});

test('refuses guests and hosts, and unknown or malformed links', async (t) => {
  const { api, host, create, read } = await openFeed(t);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    assert.deepEqual(outcomeOf(await call(api, method, feedUrl)), [401, 'session_has_expired']);
    const refused = await call(api, method, feedUrl, undefined, { headers: host.headers });
    assert.deepEqual(outcomeOf(refused), [403, 'not_allowed']);
  }
  const path = await create();
  for (const wrong of [
    '/calendar/x.ics',
    `/calendar/${'x'.repeat(43)}.ics`,
    path.replace(/.\.ics$/, '.ics'),
    path.replace(/\.ics$/, ''),
    '/calendar/',
    '/calendar',
  ])
    assert.deepEqual(outcomeOf(await read(wrong)), unknown, wrong);
  assert.deepEqual(outcomeOf(await read(`/calendar/${'x'.repeat(513)}.ics`)), [400, 'invalid_input']);
});

test('[A-98] a network that tries many links must wait, and others go on', async (t) => {
  const { api, create, read } = await openFeed(t);
  const path = await create();
  for (let time = 0; time < 200; time += 1)
    assert.equal((await read(`/calendar/guess-${time}.ics`)).statusCode, 404);
  const refused = await read(path);
  assert.deepEqual(outcomeOf(refused), [429, 'too_many_requests']);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await call(api, 'GET', path, undefined, { from: '203.0.113.9' })).statusCode, 200);
});
