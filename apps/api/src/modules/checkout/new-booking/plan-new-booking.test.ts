import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { signIn } from '../../../testing/actors.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { providerItem, recapItem, sentBooking } from '../../../testing/bookings/sent-booking.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { createProvider } from '../../../testing/provider-factory.ts';

type SentEvent = DataToSend['Event'];

/** Changes of the form with their errors, in the order of the form. The only provider has the id 1. */
const refusals: readonly (readonly [what: string, change: Partial<SentEvent>, code: string])[] = [
  ['without a name', { eventName: ' ' }, 'please_enter_an_event_name'],
  ['with a name too long', { eventName: 'x'.repeat(71) }, 'this_field_is_too_long'],
  ['without a day', { eventDate: null }, 'please_select_an_event_date'],
  ['without a start', { EventStartTime: null }, 'start_time_field_is_required'],
  ['without a provider start', { sbStartTime: null }, 'start_time_field_is_required'],
  ['five minutes off the picker', { sbStartTime: afternoon + 300 }, 'this_field_is_invalid'],
  ['that begins on another day', { EventStartTime: afternoon + 86_400 }, 'this_field_is_invalid'],
  ['with a provider on another day', { sbStartTime: afternoon - 86_400 }, 'this_field_is_invalid'],
  ['nowhere', { eventLocation: null }, 'enter_a_location'],
  ['without a postal code', { postalCode: '' }, 'enter_precise_location'],
  [
    'outside the area',
    { postalCode: 'K1A 0B1' },
    'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list',
  ],
  ['without a type', { EventTypeId: 0 }, 'please_select_an_event_type'],
  ['of a type there is not', { EventTypeId: 99 }, 'please_select_an_event_type'],
  ['of the twelfth type without notes', { EventTypeId: 12 }, 'please_add_additional_notes'],
  ['without hours', { duration: null }, 'this_field_is_required'],
  ['of no hours', { duration: 0 }, 'this_field_is_invalid'],
  ['of eleven hours', { duration: 11 }, 'invalid_input'],
  ['with the terms not accepted', { termsAndConditions: false }, 'this_field_is_required'],
  ['with the privacy policy not accepted', { privacyPolicy: null }, 'this_field_is_required'],
  ['without any answer', { EventQuestionAnswers: null }, 'this_field_is_required'],
  [
    'with the second question open',
    { EventQuestionAnswers: [{ questionTypeId: 5, answer: 'All' }] },
    'this_field_is_required',
  ],
];

test('[C-R08] [F-R01] refuses each invalid field of a new booking with its own error', async (t) => {
  const { checkOut, database, host } = await openCheckout(t);
  const { id } = await createProvider(database);
  const sent = sentBooking({ hostId: host.accountId, providerIds: [id], startsAtSeconds: afternoon });
  for (const [what, change, code] of refusals) {
    const reply = await checkOut({ ...sent, Event: { ...sent.Event, ...change } });
    assert.deepEqual(outcomeOf(reply), [400, code], what);
  }
  assert.deepEqual(await database.selectFrom('event').selectAll().execute(), []);
});

test('[C-R10] [FF-8] accepts tomorrow in Toronto as the earliest day', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  // 00:30 of the day on which the clocks go back: 24 hours later it is still the same day.
  shop.clock.advanceSeconds(Date.parse('2026-11-01T00:30-04:00') / 1000 - shop.clock.nowMs() / 1000);
  const host = await signIn(shop, 'host');
  const at = (iso: string) => book({ providerIds: [id], startsAtSeconds: Date.parse(iso) / 1000 }, host);
  assert.deepEqual(outcomeOf(await at('2026-11-01T20:00-05:00')), [
    400,
    'event_date_must_be_tomorrow_or_later',
  ]);
  sessionIn(await at('2026-11-02T08:00-05:00'));
});

test('[A-109] accepts a day 24 months ahead in Toronto as the latest day', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  shop.clock.advanceSeconds(Date.parse('2026-11-01T21:30-05:00') / 1000 - shop.clock.nowMs() / 1000);
  const host = await signIn(shop, 'host');
  const at = (iso: string) => book({ providerIds: [id], startsAtSeconds: Date.parse(iso) / 1000 }, host);
  assert.deepEqual(outcomeOf(await at('2028-11-02T10:00-05:00')), [400, 'event_date_is_too_far_ahead']);
  sessionIn(await at('2028-11-01T10:00-04:00'));
});

test('[A-34] counts the night until 02:00 to its day', async (t) => {
  const { checkOut, database, host } = await openCheckout(t);
  const { id } = await createProvider(database);
  const midnight = Date.parse('2026-07-05T00:00-04:00') / 1000;
  const startingAt = (sbStartTime: number, duration: number) => {
    const sent = sentBooking({ hostId: host.accountId, providerIds: [id], startsAtSeconds: afternoon });
    return checkOut({ ...sent, Event: { ...sent.Event, sbStartTime, duration } });
  };
  assert.deepEqual(outcomeOf(await startingAt(midnight + 2 * 3600, 1)), [400, 'this_field_is_invalid']);
  assert.deepEqual(outcomeOf(await startingAt(midnight + 1.5 * 3600, 1)), [
    400,
    'the_booking_must_fit_between_8_am_and_2_am',
  ]);
  sessionIn(await startingAt(midnight + 0.5 * 3600, 1));
  const event = await database
    .selectFrom('event')
    .select(['day', 'providerStartsAt'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(event, { day: '2026-07-04', providerStartsAt: new Date((midnight + 1800) * 1000) });
});

/** 09:00 in Toronto, on the days on which the clocks change and on the days before. */
for (const startsAtSeconds of [1_805_029_200, 1_804_946_400, 1_825_596_000, 1_825_596_000 - 25 * 3600]) {
  test(`[FF-6] [FF-7] [FF-9] books the morning at ${startsAtSeconds}`, async (t) => {
    const { book, database } = await openCheckout(t);
    const { id } = await createProvider(database);
    sessionIn(await book({ providerIds: [id], startsAtSeconds }));
    const event = await database.selectFrom('event').select(['day', 'startsAt']).executeTakeFirstOrThrow();
    assert.deepEqual(event, {
      day: new Date(wallClockOf(startsAtSeconds).day * 1000).toISOString().slice(0, 10),
      startsAt: new Date(startsAtSeconds * 1000),
    });
  });
}

test('[G-R14] [A-72] requires at least one provider, each only once, and at most one brief', async (t) => {
  const { checkOut, database, host } = await openCheckout(t);
  const { id } = await createProvider(database);
  const sent = sentBooking({ hostId: host.accountId, providerIds: [], startsAtSeconds: afternoon });
  const answers = [{ questionTypeId: recapQuestionTypeId, answer: 'Sunny' }] as const;
  const withItems = (
    orderItems: readonly object[],
    reelQuestionAnswers: readonly object[] | null = answers,
  ) => checkOut({ ...sent, Event: { ...sent.Event, Order: { orderItems, reelQuestionAnswers } } });
  const provider = providerItem(id);
  const cases = [
    [await withItems([]), 'cart_is_empty'],
    [await withItems([recapItem(1)]), brandedCodes.pleaseSelectProvider],
    [await withItems([provider, provider]), 'invalid_input'],
    [await withItems([provider, recapItem(1), recapItem(2)]), 'invalid_input'],
    [await withItems([provider, recapItem(0)]), 'recap_quantity_must_be_greater_than_0'],
    [await withItems([provider, recapItem(1)], null), 'this_field_is_required'],
  ] as const;
  for (const [reply, code] of cases) assert.deepEqual(outcomeOf(reply), [400, code], code);
});

test('[A-33] refuses providers whom the search would not find', async (t) => {
  const { book, database } = await openCheckout(t);
  const unknown = [409, 'event_already_booked'];
  const { day } = wallClockOf(afternoon);
  const blackouts = [{ kind: 'wholeDays', firstDay: day, lastDay: day }] as const;
  const cases = [
    [
      'not listed',
      { profile: { imageCount: 5, hasPhoto: true, name: 'M', bio: 'B' } },
      [404, 'object_does_not_exist'],
    ],
    ['not active', { isActive: false }, [404, 'object_does_not_exist']],
    ['too far away', { home: { latitude: 43.9, longitude: -79.38 } }, unknown],
    ['not at work', { schedule: { weeklySlots: { ...everySlot, 6: [1] }, blackouts: [] } }, unknown],
    ['away', { schedule: { weeklySlots: everySlot, blackouts } }, unknown],
    ['booked until half an hour before', { booked: [rangeBefore(29)] }, unknown],
  ] as const;
  const free = await createProvider(database, { booked: [rangeBefore(30)] });
  for (const [what, changes, outcome] of cases) {
    const { id } = await createProvider(database, changes);
    assert.deepEqual(outcomeOf(await book({ providerIds: [free.id, id] })), outcome, what);
  }
  assert.deepEqual(outcomeOf(await book({ providerIds: [999] })), [404, 'object_does_not_exist']);
  sessionIn(await book({ providerIds: [free.id] }));
});

const rangeBefore = (minutes: number) => ({
  startsAtSeconds: afternoon - 7200 - minutes * 60,
  endsAtSeconds: afternoon - minutes * 60,
});

test('[E-R05] stores the brief of a recap with its uploaded files', async (t) => {
  const { checkOut, database, clock, host } = await openCheckout(t);
  const { id } = await createProvider(database);
  const upload = { fileName: 'x', bytes: 1, sha256: '0'.repeat(64), createdAt: new Date(clock.nowMs()) };
  await database
    .insertInto('briefUpload')
    .values([
      { ...upload, name: 'logo.png', purpose: 'logo' },
      { ...upload, name: 'song.mp3', purpose: 'music' },
    ])
    .execute();
  const recap = recapItem(1);
  const withFiles = (logoUrl: string, musicFilePath: string) => {
    const sent = sentBooking({
      hostId: host.accountId,
      providerIds: [id],
      startsAtSeconds: afternoon,
      recaps: 1,
    });
    const brief = {
      ...recap,
      reelDetail: { music: 'Jazz', orientation: 'Landscape (YouTube)', logoUrl, musicFilePath },
    };
    const orderItems = [providerItem(id), brief];
    return checkOut({ ...sent, Event: { ...sent.Event, Order: { ...sent.Event.Order, orderItems } } });
  };
  for (const [logo, music] of [
    ['song.mp3', 'song.mp3'],
    ['logo.png', 'nosuch.mp3'],
  ] as const)
    assert.deepEqual(outcomeOf(await withFiles(logo, music)), [409, 'recap_file_is_missing']);
  assert.deepEqual(await database.selectFrom('bookingOrder').selectAll().execute(), []);
  sessionIn(await withFiles('logo.png', 'song.mp3'));
  const brief = await database.selectFrom('recapBrief').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [brief.logoName, brief.musicName, brief.music, brief.orientation, brief.vision],
    ['logo.png', 'song.mp3', 'Jazz', 'Landscape (YouTube)', 'Sunny and slow'],
  );
  const claimed = await database.selectFrom('briefUpload').select('claimedAt').execute();
  assert.ok(claimed.every(({ claimedAt: at }) => at !== null));
});

test('[F-R02] [A-43] stores all fields of the form with the event', async (t) => {
  const { checkOut, database, host } = await openCheckout(t);
  const { id } = await createProvider(database);
  const sent = sentBooking({ hostId: host.accountId, providerIds: [id], startsAtSeconds: afternoon });
  const said = {
    EventTypeId: 12,
    notes: 'Side door',
    apartment: '12',
    isConsentForMarketing: true,
    isGallerySharedPermission: false,
    affiliateCode: 'partner-7',
    EventQuestionAnswers: [5, 7, 8, 9].map((questionTypeId) => ({
      questionTypeId,
      answer: questionTypeId === 8 ? ' ' : `to ${questionTypeId}`,
    })),
  };
  const { eventId } = sessionIn(await checkOut({ ...sent, Event: { ...sent.Event, ...said } }));
  const event = await database.selectFrom('event').selectAll().executeTakeFirstOrThrow();
  assert.match(event.publicId, /^[A-HJ-NP-Z2-9]{12}$/);
  assert.deepEqual(
    [event.id, event.hostId, event.eventTypeId, event.notes, event.apartment, event.affiliateCode],
    [eventId, host.accountId, 12, 'Side door', '12', 'partner-7'],
  );
  assert.deepEqual([event.isMarketingAllowed, event.isGalleryShared], [true, false]);
  assert.deepEqual(
    await database
      .selectFrom('eventAnswer')
      .select(['questionTypeId', 'answer'])
      .orderBy('questionTypeId')
      .execute(),
    [5, 7, 9].map((question) => ({ questionTypeId: question, answer: `to ${question}` })),
  );
});
