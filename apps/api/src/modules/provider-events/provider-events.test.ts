import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getEventDetails, getProviderEvents } from '@repo/contracts/my-events/provider-events';
import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { brand } from '@repo/domain/brand';
import { providerListOf } from '@repo/domain/order/event-lists';
import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { makeAddition } from '../../testing/bookings/make-addition.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

type Listed = { readonly items: readonly ProviderEvent[]; readonly total: number };

const listUrl = (providerId: number | string, tab: string): string =>
  getProviderEvents.path.replace(':sbUserId', String(providerId)).replace(':tab', tab);
const detailsUrl = (eventId: number | string): string => getEventDetails.path.replace(':id', String(eventId));

async function openProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const book = (changes: object = {}) =>
    makeAcceptedEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], ...changes });
  const list = async (tab: string, query = '', headers: object = provider.headers): Promise<Listed> => {
    const reply = await call(api, 'GET', `${listUrl(provider.accountId, tab)}${query}`, undefined, {
      headers: { ...headers },
    });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload;
  };
  const changeEvent = (id: number, columns: object) =>
    api.database.updateTable('event').set(columns).where('id', '=', id).execute();
  return { api, host, provider, book, list, changeEvent };
}

test('[T-R01] [T-R09] [A-78] lists an accepted event with every field of the specs', async (t) => {
  const { api, host, provider, book, list, changeEvent } = await openProvider(t);
  const booked = await book({ hasRecap: true, durationHours: 3 });
  await changeEvent(booked.eventId, {
    apartment: 'Unit 5',
    contactName: 'Sam',
    contactPhone: '4165550123',
  });
  const { items, total } = await list('upcoming');
  assert.equal(total, 1);
  assert.deepEqual(items, [
    {
      id: booked.eventId,
      publicId: booked.publicId,
      eventName: 'Party',
      eventDate: Date.UTC(2026, 5, 25) / 1000,
      eventType: { name: 'Birthday' },
      user: { firstName: 'Robin', lastName: 'Test', userName: host.email },
      duration: 3,
      eventStartTime: booked.startsAtSeconds,
      sbstartTime: booked.startsAtSeconds,
      eventLocation: [{ currentLocation: '1 King St W, Toronto, Unit 5' }],
      shortList: items[0]?.shortList,
      isGallerySharedPermission: items[0]?.isGallerySharedPermission,
      contactName: 'Sam',
      phoneNumber: '4165550123',
      isReelExist: true,
      reelStatus: 'pending',
      isDownloadable: false,
      order: { orderItems: [{ checkedStatus: 'created', quantity: 3 }] },
      checkedInAt: null,
      checkedOutAt: null,
      payEstimate: 174,
      timeline: [{ step: 'accepted', at: api.clock.nowMs() / 1000 }],
    },
  ]);
  assert.match(items[0]?.shortList ?? '', /^[^,]+(, [^,]+)+$/);
  const french = await list('upcoming', '', { ...provider.headers, 'accept-language': 'fr-CA' });
  assert.equal(french.items[0]?.eventType.name, 'Anniversaire');
  assert.notEqual(french.items[0]?.shortList, items[0]?.shortList);
});

test('[T-R09] [A-32] counts an extension in hours and pay', async (t) => {
  const { api, host, provider, book, list } = await openProvider(t);
  const { eventId, lineIds } = await book();
  const [bookingLineId = 0] = lineIds;
  const booked = { eventId, hostId: host.accountId, providerId: provider.accountId, bookingLineId };
  await makeAddition(api, { ...booked, kind: 'extension', extraHours: 2 });
  await makeAddition(api, { ...booked, kind: 'tip' });
  const [event] = (await list('upcoming')).items;
  assert.deepEqual(
    [event?.duration, event?.order.orderItems[0]?.quantity, event?.payEstimate],
    [2, 4, 116 + 20],
  );
});

test('[T-R01] lets only the provider read the own events, and operators read all', async (t) => {
  const { api, host, provider, book, list } = await openProvider(t);
  await book();
  const asks = async (headers: Readonly<Record<string, string>>) =>
    outcomeOf(await call(api, 'GET', listUrl(provider.accountId, 'upcoming'), undefined, { headers }));
  assert.deepEqual(await asks({}), [401, 'session_has_expired']);
  assert.deepEqual(await asks(host.headers), [403, 'not_allowed']);
  const other = await signInApproved(api);
  assert.deepEqual(await asks(other.headers), [404, 'object_does_not_exist']);
  assert.deepEqual((await list('upcoming', '', (await signIn(api, 'operator')).headers)).total, 1);
});

test('[A-81] [A-67] refuses an unknown tab, an invalid id and an invalid page', async (t) => {
  const { api, provider } = await openProvider(t);
  const { accountId } = provider;
  for (const url of [
    listUrl(accountId, 'cancelled'),
    listUrl('x', 'upcoming'),
    `${listUrl(accountId, 'upcoming')}?page=0`,
    `${listUrl(accountId, 'upcoming')}?event=x`,
  ])
    assert.deepEqual(
      outcomeOf(await call(api, 'GET', url, undefined, provider)),
      [400, 'invalid_input'],
      url,
    );
});

test('[T-R01] returns one event of a list, however many the list has', async (t) => {
  const { book, list } = await openProvider(t);
  const first = await book();
  const second = await book({ startsAtSeconds: first.startsAtSeconds + secondsPerDay });
  const { items, total } = await list('upcoming', `?event=${second.eventId}`);
  assert.deepEqual([items.map(({ id }) => id), total], [[second.eventId], 1]);
  assert.deepEqual((await list('upcoming', `?event=${first.eventId}&page=1`)).total, 1);
  assert.deepEqual(await list('completed', `?event=${first.eventId}`), { items: [], total: 0 });
});

test('[T-R01] [A-27] lists an event in the tab that the rule of the lists names', async (t) => {
  const { api, book, list, changeEvent } = await openProvider(t);
  const { eventId, lineIds } = await book();
  const [lineId = 0] = lineIds;
  const line = api.database.updateTable('orderLine').where('id', '=', lineId);
  for (const status of ['pending', 'upcoming', 'completed', 'cancel'] as const) {
    for (const check of ['created', 'checkIn', 'checkOut'] as const) {
      for (const request of ['pending', 'accepted', 'declined', 'expired', 'cancelled'] as const) {
        await changeEvent(eventId, { status });
        await line.set({ request, checkState: check }).execute();
        const expected = providerListOf({ request, check }, status);
        for (const tab of ['upcoming', 'completed']) {
          const { items, total } = await list(tab);
          const title = `${request}, ${check}, ${status} in ${tab}`;
          assert.deepEqual([items.length, total], tab === expected ? [1, 1] : [0, 0], title);
        }
      }
    }
  }
});

test('[T-R01] [A-67] lists the next event first and the latest completed one first, in pages', async (t) => {
  const { api, provider, book, list } = await openProvider(t);
  const first = await book();
  const ids = [first.eventId];
  for (let day = 1; day <= 13; day += 1)
    ids.push((await book({ startsAtSeconds: first.startsAtSeconds + day * secondsPerDay })).eventId);
  for (const page of ['?page=1', '?page=2']) {
    const before = api.statements();
    await list('upcoming', page);
    assert.ok(api.statements() - before <= 3, page);
  }
  const pages = await Promise.all([list('upcoming', '?page=1'), list('upcoming', '?page=2')]);
  assert.deepEqual(
    pages.flatMap(({ items }) => items.map(({ id }) => id)),
    ids,
  );
  assert.deepEqual([pages[0]?.items.length, pages[0]?.total], [12, 14]);
  for (const id of ids) await setEventStatus(api.database, id, 'completed');
  const completed = await list('completed', '', provider.headers);
  assert.deepEqual(
    completed.items.map(({ id }) => id),
    ids.toReversed(),
  );
  assert.deepEqual(await list('completed', '?page=3'), { items: [], total: 14 });
});

test('[A-103] hides the on-site contact a week after the end of the event', async (t) => {
  const { api, provider, book, list, changeEvent } = await openProvider(t);
  const { eventId, startsAtSeconds } = await book();
  await changeEvent(eventId, { status: 'completed', contactName: 'Sam', contactPhone: '4165550123' });
  const contactAt = async (seconds: number) => {
    api.clock.advanceSeconds(seconds - api.clock.nowMs() / 1000);
    const { headers } = await signInAgain(api, provider, 'provider');
    const [event] = (await list('completed', '', headers)).items;
    return [event?.contactName, event?.phoneNumber];
  };
  const hiddenAt = startsAtSeconds + 2 * secondsPerHour + 7 * secondsPerDay;
  assert.deepEqual(await contactAt(hiddenAt - 1), ['Sam', '4165550123']);
  assert.deepEqual(await contactAt(hiddenAt), [null, null]);
});

async function openDetails(t: TestContext) {
  const opened = await openProvider(t);
  const { api, provider, book } = opened;
  const { eventId } = await book();
  const read = (id: number | string, by: Pick<TestActor, 'headers'> = provider, language = 'en-CA') =>
    call(api, 'GET', detailsUrl(id), undefined, { headers: { ...by.headers, 'accept-language': language } });
  return { ...opened, eventId, read };
}

test('[T-R03] returns the answers of the host with their questions in the language of the caller', async (t) => {
  const { api, provider, eventId, read } = await openDetails(t);
  await api.database.deleteFrom('eventAnswer').where('eventId', '=', eventId).execute();
  assert.deepEqual((await read(eventId)).json().payload.items, []);
  const answers = [
    [9, 'Park behind the hall'],
    [5, 'About 40 guests'],
    [8, ''],
  ] as const;
  await api.database
    .insertInto('eventAnswer')
    .values(answers.map(([id, answer]) => ({ eventId, questionTypeId: id, answer })))
    .execute();
  const before = api.statements();
  const reply = await read(eventId);
  assert.ok(api.statements() - before <= 2);
  assert.deepEqual(reply.json().payload.items, [
    { questionType: { description: 'Who will be there?' }, answer: 'About 40 guests' },
    {
      questionType: { description: `Is there anything else your ${brand.singular} should know on the day?` },
      answer: 'Park behind the hall',
    },
  ]);
  const french = (await read(eventId, provider, 'fr-CA')).json().payload.items;
  assert.equal(french[0].questionType.description, 'Qui sera présent?');
});

test('[T-R03] [A-103] shows details only to an accepted provider and to operators', async (t) => {
  const { api, host, provider, eventId, read } = await openDetails(t);
  assert.deepEqual(outcomeOf(await read(eventId, { headers: { authorization: '' } })), [
    401,
    'session_has_expired',
  ]);
  assert.deepEqual(outcomeOf(await read(eventId, host)), [403, 'not_allowed']);
  assert.deepEqual(outcomeOf(await read(eventId, await signInApproved(api))), [404, 'object_does_not_exist']);
  assert.equal((await read(eventId, await signIn(api, 'operator'))).statusCode, 200);
  assert.deepEqual(outcomeOf(await read(2_000_000_000)), [404, 'object_does_not_exist']);
  assert.deepEqual(outcomeOf(await read('x')), [400, 'invalid_input']);
  const asked = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: [provider.accountId],
    startsAtSeconds: api.clock.nowMs() / 1000 + 20 * secondsPerDay,
  });
  assert.deepEqual(outcomeOf(await read(asked.eventId)), [404, 'object_does_not_exist'], 'not accepted yet');
  await setEventStatus(api.database, eventId, 'completed');
  assert.equal((await read(eventId)).statusCode, 200);
});
