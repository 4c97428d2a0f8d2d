import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createRefund } from '@repo/contracts/checkout/refund';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makeAddition } from '../../testing/bookings/make-addition.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { savePortfolio } from '../profiles/profiles.module.ts';

const urlOf = (hostId: number | string, word = 'upcoming'): string =>
  `/api/v1/User/EventSetup/list/${hostId}/${word}`;

type Listed = { readonly items: readonly HostEvent[]; readonly total: number };

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const list = async (word = 'upcoming', by: TestActor = host): Promise<Listed> => {
    const reply = await call(api, 'GET', urlOf(host.accountId, word), undefined, by);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload;
  };
  const book = (changes: object = {}) =>
    makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], ...changes });
  const answer = async (eventId: number, by: TestActor = provider) => {
    const url = `/api/v1/${brand.slug}/Event/${by.accountId}`;
    const reply = await call(api, 'PUT', url, { EventId: eventId, isActive: true }, by);
    assert.equal(reply.statusCode, 200, reply.body);
  };
  return { api, host, provider, list, book, answer };
}

const namesOf = ({ items }: Listed): readonly string[] => items.map(({ eventName }) => eventName);

test('[J-R03] [J-R11] [J-R12] lists events with all fields that the dashboard shows', async (t) => {
  const { api, host, provider, list, book, answer } = await openHostAndProvider(t);
  await savePortfolio(api.database, provider.accountId, {
    profileName: 'Maya shoots',
    bio: 'Hi',
    photoName: 'maya.jpg',
    additionalEquipment: '',
    imageNames: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'],
  });
  const paidAt = api.clock.nowMs() / 1000;
  const event = await book({ hasRecap: true });
  api.clock.advanceSeconds(60);
  await answer(event.eventId);
  const { items, total } = await list();
  assert.equal(total, 1);
  const [lineId = 0, recapLineId = 0] = event.lineIds;
  const person = { id: provider.accountId, firstName: 'Robin', lastName: 'Test' };
  const profileImageUrl = '/files/portfolio/maya.jpg';
  assert.deepEqual(items, [
    {
      id: event.eventId,
      publicId: event.publicId,
      status: 'upcoming',
      eventName: 'Party',
      eventDate: Date.UTC(2026, 5, 25) / 1000,
      duration: 2,
      extendedHours: 0,
      isReviewed: false,
      isGalleryReady: false,
      isConsentForMarketing: true,
      isGallerySharedPermission: true,
      eventStartTime: event.startsAtSeconds,
      sbstartTime: event.startsAtSeconds,
      eventType: { name: 'Birthday' },
      eventLocation: [{ currentLocation: '1 King St W, Toronto' }],
      waitingFor: [],
      sbList: 'Robin Test',
      isReelExist: true,
      isCancelEventAllowed: true,
      order: [{ id: event.orderId }],
      orders: [
        {
          orderItems: [
            {
              id: lineId,
              sbuserId: provider.accountId,
              sbUser: {
                ...person,
                hourlyRate: 58,
                isExtended: false,
                isTip: false,
                sbPortfolios: [{ profileImageUrl, profileName: 'Maya shoots' }],
                address: { currentLocation: 'Toronto' },
              },
            },
            { id: recapLineId, sbuserId: null, sbUser: null },
          ],
        },
      ],
      sbInfo: [{ ...person, profileImageUrl }],
      email: host.email,
      timeline: [
        { step: 'paid', at: paidAt },
        { step: 'accepted', at: paidAt + 60, firstName: person.firstName },
      ],
      deadline: null,
    },
  ]);
  const french = { headers: { ...host.headers, 'accept-language': 'fr-CA' } };
  const reply = await call(api, 'GET', urlOf(host.accountId), undefined, french);
  assert.equal(reply.json().payload.items[0].eventType.name, 'Anniversaire');
});

test('[J-R03] returns the list only to the host and to operators', async (t) => {
  const { api, host, provider, list, book } = await openHostAndProvider(t);
  await book();
  const asks = async (headers: Record<string, string>) =>
    outcomeOf(await call(api, 'GET', urlOf(host.accountId), undefined, { headers }));
  assert.deepEqual(await asks({}), [401, 'session_has_expired']);
  assert.deepEqual(await asks(provider.headers), [403, 'not_allowed']);
  assert.deepEqual(await asks((await signIn(api, 'host')).headers), [404, 'object_does_not_exist']);
  const operator = await signIn(api, 'operator');
  assert.deepEqual(await list('upcoming', operator), await list());
});

test('[J-R03] refuses an unknown list and an invalid page', async (t) => {
  const { api, host } = await openHostAndProvider(t);
  for (const url of [
    urlOf(host.accountId, 'draft'),
    urlOf(host.accountId, 'unpaid'),
    `${urlOf(host.accountId)}?page=0`,
    urlOf('x'),
  ])
    assert.deepEqual(
      outcomeOf(await call(api, 'GET', url, undefined, host)).at(0),
      400,
      `${url} should be refused`,
    );
});

test('[J-R03] [A-67] lists the newest order first, in pages, with a constant number of statements', async (t) => {
  const { api, host, list, book } = await openHostAndProvider(t);
  const oldest = await book({ name: 'Oldest' });
  const { startsAtSeconds } = oldest;
  for (let day = 1; day <= 12; day += 1)
    await book({ name: `Party ${day}`, startsAtSeconds: startsAtSeconds + day * 24 * secondsPerHour });
  assert.deepEqual(namesOf(await list()).slice(0, 2), ['Party 12', 'Party 11']);
  const paged = async (page: number): Promise<Listed> => {
    const before = api.statements();
    const reply = await call(api, 'GET', `${urlOf(host.accountId)}?page=${page}`, undefined, host);
    assert.ok(api.statements() - before <= 4);
    return reply.json().payload;
  };
  assert.deepEqual([(await paged(1)).items.length, (await paged(1)).total], [12, 13]);
  assert.deepEqual(namesOf(await paged(2)), ['Oldest']);
  assert.deepEqual(await paged(3), { items: [], total: 13 });
  await makeAddition(api, { eventId: oldest.eventId, hostId: host.accountId, kind: 'recap' });
  const [first] = (await list()).items;
  assert.equal(first?.eventName, 'Oldest', 'an addition counts as an order');
  assert.deepEqual([first?.order.length, first?.orders.length, first?.isReelExist], [2, 2, true]);
});

test('[A-27] [A-59] lists pending events as upcoming, accepts three spellings of cancelled, and omits unpaid events', async (t) => {
  const { api, list, book } = await openHostAndProvider(t);
  const first = await book({ name: 'Pending' });
  const bookLater = (name: string, hours: number) =>
    book({ name, startsAtSeconds: first.startsAtSeconds + hours * secondsPerHour });
  const statuses = ['upcoming', 'completed', 'cancel', 'unpaid', 'draft'];
  for (const [index, status] of statuses.entries()) {
    const { eventId } = await bookLater(status, 3 * (index + 1));
    await api.database.updateTable('event').set({ status }).where('id', '=', eventId).execute();
  }
  assert.deepEqual(namesOf(await list('upcoming')), ['upcoming', 'Pending']);
  assert.deepEqual(namesOf(await list('pending')), ['Pending']);
  assert.deepEqual(namesOf(await list('Completed')), ['completed']);
  for (const word of ['cancel', 'cancelled', 'Canceled'])
    assert.deepEqual(namesOf(await list(word)), ['cancel']);
});

test('[A-78] [A-25] shows deadline and name before the answer, and no provider to extend or contact', async (t) => {
  const { api, provider, list, book, answer } = await openHostAndProvider(t);
  const other = await signInApproved(api);
  await api.database
    .updateTable('account')
    .set({ firstName: 'Devon' })
    .where('id', '=', other.accountId)
    .execute();
  const { eventId } = await book({ providerIds: [provider.accountId, other.accountId] });
  const [pending] = (await list()).items;
  assert.equal(pending?.deadline, api.clock.nowMs() / 1000 + 24 * secondsPerHour);
  assert.equal(pending.sbList, 'Robin Test, Devon Test');
  assert.deepEqual([pending.sbInfo, pending.orders], [[], [{ orderItems: [] }]]);
  await answer(eventId, other);
  const [answered] = (await list()).items;
  assert.deepEqual(
    answered?.sbInfo.map(({ firstName }) => firstName),
    ['Devon'],
  );
  assert.equal(answered?.status, 'pending');
});

test('[J-R12] shows additions with their provider until they are refunded', async (t) => {
  const { api, host, provider, list, book, answer } = await openHostAndProvider(t);
  const { eventId, lineIds } = await book();
  await answer(eventId);
  const [bookingLineId = 0] = lineIds;
  const added = { eventId, hostId: host.accountId, providerId: provider.accountId, bookingLineId };
  await makeAddition(api, { ...added, kind: 'extension' });
  const tip = await makeAddition(api, { ...added, kind: 'tip' });
  const marks = async () => {
    const [event] = (await list()).items;
    assert.deepEqual(
      event?.orders.map(({ orderItems }) => orderItems.length),
      [1, 0, 0],
    );
    const { isExtended, isTip } = event?.orders[0]?.orderItems[0]?.sbUser ?? {};
    return { isExtended, isTip };
  };
  assert.deepEqual(await marks(), { isExtended: true, isTip: true });
  await api.database
    .updateTable('orderLine')
    .set({ state: 'refundPending' })
    .where('id', '=', tip.lineId)
    .execute();
  assert.deepEqual(await marks(), { isExtended: true, isTip: false });
});

test('[A-28] [FF-28] allows cancelling until a day before the provider starts', async (t) => {
  const { api, list, book } = await openHostAndProvider(t);
  const now = api.clock.nowMs() / 1000;
  await book({ name: 'just', startsAtSeconds: now + 24 * secondsPerHour });
  await book({ name: 'too late', startsAtSeconds: now + 24 * secondsPerHour - 3 * secondsPerHour });
  const { items } = await list();
  assert.deepEqual(
    items.map(({ eventName, isCancelEventAllowed }) => [eventName, isCancelEventAllowed]),
    [
      ['too late', false],
      ['just', true],
    ],
  );
});

test('[K-R06] [J-R05] states by how many hours an event is extended, and none once they are refunded', async (t) => {
  const { api, host, provider, list, book, answer } = await openHostAndProvider(t);
  const { eventId, lineIds } = await book();
  await answer(eventId);
  const [bookingLineId = 0] = lineIds;
  const added = { eventId, hostId: host.accountId, providerId: provider.accountId, bookingLineId };
  const { lineId } = await makeAddition(api, { ...added, kind: 'extension', extraHours: 2 });
  const lengths = async () => {
    const [event] = (await list()).items;
    return [event?.duration, event?.extendedHours];
  };
  assert.deepEqual(await lengths(), [2, 2]);
  await api.database.updateTable('orderLine').set({ state: 'refunded' }).where('id', '=', lineId).execute();
  assert.deepEqual(await lengths(), [2, 0]);
});

test('[J-R05] [A-27] a cancelled event keeps its extra hours, and the names of those who were still booked', async (t) => {
  const { api, host, provider, list, book, answer } = await openHostAndProvider(t);
  const declining = await signInApproved(api);
  const providerIds = [provider.accountId, declining.accountId];
  const { eventId, orderId, lineIds } = await book({ providerIds });
  await api.database
    .updateTable('account')
    .set({ firstName: 'Devon' })
    .where('id', '=', declining.accountId)
    .execute();
  await answer(eventId);
  const no = { EventId: eventId, isActive: false, Reason: 'I am away' };
  const url = `/api/v1/${brand.slug}/Event/${declining.accountId}`;
  assert.equal((await call(api, 'PUT', url, no, declining)).statusCode, 200);
  const [bookingLineId = 0] = lineIds;
  const added = { eventId, hostId: host.accountId, providerId: provider.accountId, bookingLineId };
  await makeAddition(api, { ...added, kind: 'extension', extraHours: 2 });
  api.clock.advanceSeconds(60);
  const body = { eventId, orderId, userId: host.accountId };
  const reply = await call(api, 'POST', createRefund.path, body, host);
  assert.equal(reply.statusCode, 200, reply.body);
  const [event] = (await list('cancel')).items;
  assert.deepEqual([event?.extendedHours, event?.sbList], [2, 'Robin Test']);
  assert.deepEqual(
    event?.timeline?.map(({ step, firstName }) => [step, firstName]),
    [
      ['paid', undefined],
      ['accepted', 'Robin'],
      ['declined', 'Devon'],
      ['cancelled', undefined],
    ],
  );
});

test('[N-R02] [J-R05] states that an event is reviewed once every provider who came has a review', async (t) => {
  const { api, host, provider, list, book, answer } = await openHostAndProvider(t);
  const other = await signInApproved(api);
  const { eventId } = await book({ providerIds: [provider.accountId, other.accountId] });
  const reviewed = async () => (await list()).items[0]?.isReviewed;
  assert.equal(await reviewed(), false, 'without an accepted provider');
  await answer(eventId);
  await answer(eventId, other);
  for (const [{ accountId }, isReviewed] of [
    [provider, false],
    [other, true],
  ] as const) {
    const at = new Date(api.clock.nowMs());
    await api.database
      .insertInto('review')
      .values({
        eventId,
        hostId: host.accountId,
        providerId: accountId,
        stars: 5,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    assert.equal(await reviewed(), isReviewed);
  }
});
