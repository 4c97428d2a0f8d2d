import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getDraft } from '@repo/contracts/drafts/get-draft';
import { envelopeOf } from '@repo/contracts/envelope';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { makeBooking } from '../../testing/access/make-booking.ts';
import { signIn } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import {
  draftPayload,
  draftUrl,
  makeDraft,
  saveDraftUrl,
  sendDraft,
} from '../../testing/drafts/make-draft.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { listBookingEventsOf } from '../../testing/bookings/booking-events.ts';
import { closePastDrafts } from './close-past-drafts.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const startsAtSeconds = seconds('2026-07-04T10:15-04:00');
const notServiced =
  'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list';

async function openWithHost(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const save = (changes: object = {}) => sendDraft(api, host, changes);
  const saved = async (changes: object = {}): Promise<number> => {
    const reply = await save(changes);
    assert.deepEqual(outcomeOf(reply), [200, 'saved_successfully'], reply.body);
    return reply.json().payload.items.id;
  };
  const read = (id: number, headers = host.headers) => call(api, 'GET', draftUrl(id), undefined, { headers });
  const items = async (id: number) => envelopeOf(getDraft.reply).parse((await read(id)).json()).payload.items;
  return { ...api, host, save, saved, read, items };
}

const suggest = (
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  draftId: number,
  providers: readonly (readonly [id: number, isAgreed: boolean])[],
) =>
  database
    .insertInto('suggestion')
    .values(
      providers.map(([id, isAgreed]) => ({
        eventId: draftId,
        providerId: id,
        isAgreed,
        suggestedAt: new Date(clock.nowMs()),
      })),
    )
    .execute();

test('[I-R01] [I-R02] [I-R07] saves a draft of the specs with an answer deadline of a day, and announces it once', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const event = await api.database
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(event.status, 'draft');
  assert.equal(event.hostId, api.host.accountId);
  assert.equal(event.postalCode, 'M5V 2T6');
  assert.match(event.publicId, /^[A-HJ-NP-Z2-9]{12}$/);
  assert.equal(event.answerUntil?.getTime(), api.clock.nowMs() + 24 * secondsPerHour * 1000);
  assert.deepEqual(await listBookingEventsOf(api, 'draftReceived'), [{ what: 'draftReceived', eventId: id }]);
});

test('[I-R04] [I-R08] returns a draft as it was saved', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved({ isConsentForMarketing: true, affiliateCode: 'studio-7' });
  const { Event, suggestedSBz } = await api.items(id);
  const { publicId, ...saved } = Event;
  assert.match(publicId, /^[A-HJ-NP-Z2-9]{12}$/);
  assert.deepEqual(saved, {
    id,
    deadline: api.clock.nowMs() / 1000 + 24 * secondsPerHour,
    postalCode: 'M5V 2T6',
    eventName: 'Reunion',
    eventDate: seconds('2026-07-04'),
    EventStartTime: seconds('2026-07-04T10:00-04:00'),
    sbStartTime: startsAtSeconds,
    duration: 3,
    eventLocation: {
      currentLocation: '1 King St W, Toronto, ON M5V 2T6',
      latitude: 43.65,
      longitude: -79.38,
    },
    apartment: '4B',
    EventTypeId: 8,
    additionalNotes: 'Ring twice',
    contactname: 'Ana',
    phoneNumber: '4165550100',
    isConsentForMarketing: true,
    isGallerySharedPermission: false,
    EventQuestionAnswers: [
      { questionTypeId: 5, answer: 'Cake' },
      { questionTypeId: 7, answer: 'Candid' },
    ],
    Order: { id: null, orderItems: [] },
  });
  assert.deepEqual(suggestedSBz, []);
});

test('[I-R04] [A-26] puts agreed providers into the cart, and shows only those who are still free', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const booked = [rangeOfHours(startsAtSeconds, 3)];
  const [agreed = 0, asked = 0, taken = 0, gone = 0] = await createProviders(api.database, [
    { firstName: 'Ada', hourlyRateCents: 6050, averageRating: 4.5 },
    { firstName: 'Ben', home: { latitude: 45, longitude: -79.38 } },
    { booked },
    { isActive: false },
  ]);
  await suggest(api, id, [
    [agreed, true],
    [asked, false],
    [taken, true],
    [gone, false],
  ]);
  const { Event, suggestedSBz } = await api.items(id);
  assert.deepEqual(
    suggestedSBz.map(({ id: providerId }) => providerId),
    [agreed, asked],
  );
  const [item, ...others] = Event.Order.orderItems;
  assert.deepEqual(others, []);
  assert.deepEqual(item, {
    ...suggestedSBz[0],
    OrderItemTypeId: 2,
    SbuserId: agreed,
    Price: 60.5,
    quantity: 3,
  });
});

test('[A-72] ignores the own unpaid checkout of a draft and returns its order id', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const expiresAtSeconds = api.clock.nowMs() / 1000 + 600;
  const hold = { ...rangeOfHours(startsAtSeconds, 3), state: 'hold', expiresAtSeconds } as const;
  const [provider = 0] = await createProviders(api.database, [{ booked: [hold] }]);
  await suggest(api, id, [[provider, true]]);
  assert.deepEqual((await api.items(id)).suggestedSBz, [], 'somebody else’s');
  const orderId = await openOrder(api, api.host.accountId, id, provider);
  const { Event, suggestedSBz } = await api.items(id);
  assert.equal(Event.Order.id, orderId);
  assert.equal(suggestedSBz.length, 1);
  assert.deepEqual(outcomeOf(await api.save({ id })), [409, 'action_is_not_possible_now']);
});

/** Inserts an unpaid order of a draft with the slot of its only provider. */
async function openOrder({ database, clock }: TestApi, hostId: number, eventId: number, providerId: number) {
  const now = new Date(clock.nowMs());
  const amounts = { discountCents: 0, promoBalanceCents: 0, tipsCents: 0 };
  const { id } = await database
    .insertInto('bookingOrder')
    .values({
      ...amounts,
      eventId,
      hostId,
      kind: 2,
      state: 'open',
      serviceFeeRate: 500,
      taxRate: 1300,
      subtotalCents: 17_400,
      serviceFeeCents: 870,
      taxCents: 2375,
      totalCents: 20_645,
      createdAt: now,
      holdsUntil: new Date(now.getTime() + 600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const occupancy = await database
    .selectFrom('occupancy')
    .select('id')
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('orderLine')
    .values({
      orderId: id,
      position: 1,
      kind: 'provider',
      providerId,
      quantity: 3,
      unitCents: 5800,
      grossCents: 17_400,
      discountCents: 0,
      serviceFeeCents: 870,
      taxCents: 2375,
      totalCents: 20_645,
      state: 'checkoutCreated',
      occupancyId: occupancy.id,
    })
    .execute();
  return id;
}

test('[I-R03] refuses a guest with 401 and a provider with 403', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const payload = draftPayload(api.host.accountId);
  assert.deepEqual(outcomeOf(await call(api, 'POST', saveDraftUrl, payload)), [401, 'session_has_expired']);
  assert.deepEqual(outcomeOf(await call(api, 'GET', draftUrl(id))), [401, 'session_has_expired']);
  const provider = await signIn(api, 'provider');
  const own = draftPayload(provider.accountId);
  const refused = [
    await call(api, 'POST', saveDraftUrl, own, { headers: provider.headers }),
    await api.read(id, provider.headers),
  ];
  for (const reply of refused) assert.deepEqual(outcomeOf(reply), [403, 'not_allowed']);
});

test('[A-50] refuses a draft of another host and a booked one like an unknown one', async (t) => {
  const api = await openWithHost(t);
  const { draftId } = await makeDraft(api);
  const { eventId } = await makeBooking(api, api.host.accountId);
  const missing = [404, 'object_does_not_exist'];
  assert.deepEqual(outcomeOf(await api.read(draftId)), missing);
  assert.deepEqual(outcomeOf(await api.read(2_000_000_000)), missing);
  assert.deepEqual(outcomeOf(await api.read(eventId)), missing);
  assert.deepEqual(outcomeOf(await api.save({ id: draftId })), missing);
  assert.deepEqual(outcomeOf(await api.save({ userId: api.host.accountId + 1 })), missing);
  assert.deepEqual(outcomeOf(await api.save({ id: eventId })), [409, 'action_is_not_possible_now']);
  const operator = await signIn(api, 'operator');
  assert.equal((await api.read(draftId, operator.headers)).statusCode, 200);
});

const place = draftPayload(0).event.eventLocation;
const refused = [
  ['without a name', { eventName: ' ' }, 'please_enter_an_event_name'],
  ['for today', { eventDate: seconds('2026-06-15') }, 'event_date_must_be_tomorrow_or_later'],
  [
    '24 months and a day ahead',
    {
      eventDate: seconds('2028-06-16'),
      eventStartTime: seconds('2028-06-16T17:00-04:00'),
      sbstartTime: seconds('2028-06-16T17:00-04:00'),
    },
    'event_date_is_too_far_ahead',
  ],
  ['on another day than its start', { eventDate: seconds('2026-07-05') }, 'this_field_is_invalid'],
  ['off the steps of the picker', { eventStartTime: startsAtSeconds + 60 }, 'this_field_is_invalid'],
  [
    'for hours that nobody works',
    { sbstartTime: seconds('2026-07-04T05:00-04:00') },
    'the_booking_must_fit_between_8_am_and_2_am',
  ],
  [
    'with a provider who comes the night after',
    { sbstartTime: seconds('2026-07-05T02:00-04:00') },
    'this_field_is_invalid',
  ],
  ['of eleven hours', { duration: 11 }, 'invalid_input'],
  ['without an address', { eventLocation: { ...place, currentLocation: '' } }, 'enter_a_location'],
  [
    'without a postal code',
    { eventLocation: { ...place, currentLocation: 'Toronto' } },
    'enter_precise_location',
  ],
  ['outside the area', { postalCode: 'K1A 0B1' }, notServiced],
  ['of no type', { eventTypeId: 2_000_000 }, 'please_select_an_event_type'],
  ['of a type that asks for notes', { eventTypeId: 12, additionalNotes: ' ' }, 'please_add_additional_notes'],
  ['with the terms refused', { termsAndConditions: false }, 'this_field_is_required'],
  ['with the privacy policy refused', { privacyPolicy: false }, 'this_field_is_required'],
] as const;

test('[I-R07] [A-55] validates a draft like a booking', async (t) => {
  const api = await openWithHost(t);
  for (const [what, changes, code] of refused)
    assert.deepEqual(outcomeOf(await api.save(changes)), [400, code], what);
  assert.deepEqual(await api.database.selectFrom('event').select('id').execute(), []);
  assert.deepEqual(await listBookingEventsOf(api, 'draftReceived'), []);
});

test('[A-34] accepts a provider start in the night after the day of a draft', async (t) => {
  const api = await openWithHost(t);
  const sbstartTime = seconds('2026-07-05T00:30-04:00');
  const id = await api.saved({ sbstartTime, eventStartTime: sbstartTime, duration: 1 });
  assert.equal((await api.items(id)).Event.eventDate, seconds('2026-07-04'));
});

test('[A-55] refuses drafts while the setting is off', async (t) => {
  const api = await openWithHost(t);
  await api.database
    .updateTable('setting')
    .set({ value: 0 })
    .where('name', '=', 'isDraftEventAllowed')
    .execute();
  assert.deepEqual(outcomeOf(await api.save()), [400, notServiced]);
});

test('[I-R01] saves the same draft once when it is sent twice, also concurrently', async (t) => {
  const api = await openWithHost(t);
  const ids = await Promise.all(Array.from({ length: 20 }, () => api.saved()));
  assert.equal(new Set(ids).size, 1);
  assert.equal((await listBookingEventsOf(api, 'draftReceived')).length, 1);
  assert.notEqual(await api.saved({ EventQuestionAnswers: [{ questionTypeId: 5, answer: 'Pie' }] }), ids[0]);
  const other = await makeDraft(api);
  assert.notEqual(other.draftId, ids[0]);
  api.clock.advanceSeconds(660);
  assert.notEqual(await api.saved(), ids[0], 'another draft, minutes later');
});

test('limits a host to twenty open drafts, also under concurrent requests', async (t) => {
  const api = await openWithHost(t);
  const replies = await Promise.all(
    Array.from({ length: 25 }, (_, index) => api.save({ eventName: `Party ${index}` })),
  );
  const codes = replies.map(({ statusCode }) => statusCode).toSorted();
  assert.deepEqual(codes, [
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ]);
});

test('[I-R07] saving a draft again keeps its id, and its suggestions unless time or place change', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const [provider = 0] = await createProviders(api.database, [{}]);
  await suggest(api, id, [[provider, false]]);
  api.clock.advanceSeconds(60);
  assert.equal(await api.saved({ id, eventName: 'Renamed', EventQuestionAnswers: [] }), id);
  const renamed = await api.items(id);
  assert.deepEqual([renamed.Event.eventName, renamed.Event.EventQuestionAnswers], ['Renamed', []]);
  assert.equal(renamed.suggestedSBz.length, 1);
  assert.equal(renamed.Event.deadline, api.clock.nowMs() / 1000 - 60 + 24 * secondsPerHour);
  assert.equal(await api.saved({ id, duration: 4 }), id);
  const longer = await api.items(id);
  assert.deepEqual([longer.Event.duration, longer.suggestedSBz], [4, []]);
  assert.equal(longer.Event.deadline, api.clock.nowMs() / 1000 + 24 * secondsPerHour);
  assert.equal((await listBookingEventsOf(api, 'draftReceived')).length, 1);
});

test('reads a draft with four statements for any number of providers', async (t) => {
  const api = await openWithHost(t);
  const id = await api.saved();
  const costOf = async (): Promise<number> => {
    const before = api.statements();
    await api.items(id);
    return api.statements() - before;
  };
  await costOf();
  assert.equal(await costOf(), 4);
  const providers = await createProviders(api.database, [{}, {}, {}, {}, {}]);
  await suggest(
    api,
    id,
    providers.map((provider) => [provider, false] as const),
  );
  assert.equal(await costOf(), 4);
});

test('closes a draft whose start has passed, unless it has an open checkout', async (t) => {
  const api = await openWithHost(t);
  await api.jobs.runDue();
  const past = await api.saved();
  const open = await api.saved({ eventName: 'Being paid' });
  const later = await api.saved({ eventName: 'Later', sbstartTime: startsAtSeconds + 900 });
  const [provider = 0] = await createProviders(api.database, [
    { booked: [rangeOfHours(startsAtSeconds, 3)] },
  ]);
  await openOrder(api, api.host.accountId, open, provider);
  assert.equal(await closePastDrafts(api), 0);
  api.clock.advanceSeconds(startsAtSeconds - api.clock.nowMs() / 1000);
  assert.equal(await closePastDrafts(api), 1);
  const statuses = await api.database
    .selectFrom('event')
    .select(['id', 'status', 'answerUntil'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    statuses.map(({ id, status }) => [id, status]),
    [
      [past, 'cancel'],
      [open, 'draft'],
      [later, 'draft'],
    ],
  );
  assert.equal(statuses[0]?.answerUntil, null);
  api.clock.advanceSeconds(secondsPerHour);
  await api.jobs.runDue();
  const last = await api.database.selectFrom('event').select('status').where('id', '=', later).execute();
  assert.deepEqual(last, [{ status: 'cancel' }]);
});

const draftsUrl = (hostId: number) => `/api/v1/User/EventSetup/Drafts/${hostId}`;

test('[I-R02] [J-R01] lists the drafts that a host waits for, and who was suggested, the next event first', async (t) => {
  const api = await openWithHost(t);
  const list = async () => {
    const reply = await call(api, 'GET', draftsUrl(api.host.accountId), undefined, api.host);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  assert.deepEqual(await list(), []);
  const deadline = api.clock.nowMs() / 1000 + 24 * secondsPerHour;
  const draftId = await api.saved();
  const [waiting] = await list();
  assert.deepEqual(waiting, {
    id: draftId,
    publicId: waiting.publicId,
    eventName: 'Reunion',
    eventDate: seconds('2026-07-04'),
    sbstartTime: startsAtSeconds,
    duration: 3,
    deadline,
    suggested: [],
  });
  const earlier = await api.saved({
    eventName: 'Brunch',
    eventDate: seconds('2026-07-03'),
    eventStartTime: seconds('2026-07-03T10:00-04:00'),
    sbstartTime: seconds('2026-07-03T10:15-04:00'),
  });
  const providerIds = await createProviders(api.database, [{}]);
  await suggest(
    api,
    draftId,
    providerIds.map((id) => [id, false] as const),
  );
  assert.deepEqual(
    (await list()).map(({ id, suggested }: { readonly id: number; readonly suggested: string[] }) => [
      id,
      suggested,
    ]),
    [
      [earlier, []],
      [draftId, ['Maya']],
    ],
  );
  await api.database.updateTable('event').set({ status: 'pending' }).where('id', '=', draftId).execute();
  assert.equal((await list()).length, 1, 'a booked event is no longer a draft');
  api.clock.advanceSeconds(30 * 24 * secondsPerHour);
  const again = await signIn(api, 'host', api.host.accountId);
  const past = await call(api, 'GET', draftsUrl(again.accountId), undefined, again);
  assert.deepEqual(past.json().payload.items, [], 'its start has passed');
});

test('[A-50] lists the drafts of a host to no one else', async (t) => {
  const api = await openWithHost(t);
  const url = draftsUrl(api.host.accountId);
  assert.deepEqual(outcomeOf(await call(api, 'GET', url)), [401, 'session_has_expired']);
  const provider = await signIn(api, 'provider');
  assert.deepEqual(outcomeOf(await call(api, 'GET', url, undefined, provider)), [403, 'not_allowed']);
  const stranger = await signIn(api, 'host');
  assert.deepEqual(outcomeOf(await call(api, 'GET', url, undefined, stranger)), [
    404,
    'object_does_not_exist',
  ]);
});
