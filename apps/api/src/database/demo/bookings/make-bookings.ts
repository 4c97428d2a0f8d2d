import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import type { Result } from '@repo/domain/result';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { instantOf, wallClockOf } from '@repo/domain/time/wall-clock';
import { completeEvents } from '../../../modules/event-completion/event-completion.module.ts';
import { newsTeller } from '../../../modules/booking-news/booking-news.module.ts';
import { startCheckout } from '../../../modules/checkout/checkout.module.ts';
import type { CheckoutDeps } from '../../../modules/checkout/checkout.module.ts';
import { saveDraft } from '../../../modules/drafts/drafts.module.ts';
import { settleOrder } from '../../../modules/payments/payments.module.ts';
import { cancelEvent } from '../../../modules/refunds/refunds.module.ts';
import { answerEventRequest } from '../../../modules/requests/requests.module.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Database } from '../../schema.ts';
import { demoBookings, demoDraft } from './bookings.data.ts';
import type { DemoBooking } from './bookings.data.ts';

export type BookingsDeps = Omit<CheckoutDeps, 'tell' | 'briefFiles'> & {
  /** Pays on the card provider's page, as its host would. */
  readonly payOnPage: (sessionId: string) => Promise<void>;
};

const markName = 'demo bookings';
/** What is over was booked so long before, and paid with a gift card: no card provider takes payments in the past. */
const bookedDaysBefore = 4;
const giftCents = 500_000;
const place = { address: '290 Bremner Blvd, Toronto, ON', latitude: 43.6426, longitude: -79.3871 };
const postalCode = 'M5V 3L9';

/**
 * Gives the people of the demonstration events in every status, through the commands that hosts and providers use. What
 * an end in the middle has left undone, the next start goes on with, event by event.
 */
export async function makeDemoBookings(deps: BookingsDeps): Promise<void> {
  const { database, clock } = deps;
  const marks = await database.selectFrom('seed').select('name').execute();
  if (!marks.some(({ name }) => name === 'demo') || marks.some(({ name }) => name === markName)) return;
  const people = await peopleOf(database);
  for (const booking of demoBookings) {
    if (!(await isMade(database, booking.name))) await makeBooking(deps, people, booking);
  }
  if (!(await isMade(database, demoDraft.name))) await makeDraft(deps, people);
  // What is over is completed now, not at the next look at the clock.
  await completeEvents({ ...deps, tell: newsTeller(deps.jobs) }, AbortSignal.timeout(60_000));
  await database
    .insertInto('seed')
    .values({ name: markName, seeded_at: new Date(clock.nowMs()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type People = ReadonlyMap<string, number>;

async function peopleOf(database: Database): Promise<People> {
  const accounts = await database.selectFrom('account').select(['id', 'email']).execute();
  return new Map(accounts.map(({ id, email }) => [email.replace(/@demo\.test$/, ''), id]));
}

const personIn = (people: People, name: string): number => {
  const id = people.get(name);
  if (id === undefined) throw new Error(`nobody of the demonstration is called "${name}"`);
  return id;
};

const isMade = async (database: Database, name: string): Promise<boolean> =>
  (await database
    .selectFrom('event')
    .select('id')
    .where('name', '=', name)
    .where('status', '<>', 'unpaid')
    .executeTakeFirst()) !== undefined;

async function makeBooking(deps: BookingsDeps, people: People, booking: DemoBooking): Promise<void> {
  const { database, jobs } = deps;
  const startsAtSeconds = startOf(deps.clock, booking);
  const isOver = booking.daysAhead < 0;
  const clock: Clock = isOver
    ? { nowMs: () => (startsAtSeconds - bookedDaysBefore * secondsPerDay) * 1000 }
    : deps.clock;
  const all = { ...deps, clock, tell: newsTeller(jobs), briefFiles: { claim: async () => false } };
  const hostId = personIn(people, booking.host);
  const giftCardId = isOver ? await giftCardOf(database, clock, hostId) : undefined;
  const begun = await findUnpaid(database, booking.name);
  const isPaid =
    begun !== undefined && (await settleOrder(all, begun.orderItemGroupId, { isEnding: false })) === 'paid';
  const form = formOf(booking, { people, hostId, startsAtSeconds, giftCardId, eventId: begun?.eventId ?? 0 });
  const { eventId, orderItemGroupId } = isPaid ? begun : await buy(all, hostId, form);
  for (const [name, said] of Object.entries(booking.asked)) {
    if (said === 'is silent') continue;
    const answer =
      said === 'accepts'
        ? ({ accepts: true } as const)
        : ({ accepts: false, reason: 'I am away on that weekend, sorry!' } as const);
    must(await answerEventRequest(all, { accountId: personIn(people, name) }, { eventId, answer }));
  }
  if (booking.isCancelled) must(await cancelEvent(all, { eventId, orderId: orderItemGroupId }));
}

/** What an end before the payment has left: the time is held, so that it can only be booked by the same event. */
const findUnpaid = (database: Database, name: string) =>
  database
    .selectFrom('event')
    .innerJoin('booking_order', 'booking_order.event_id', 'event.id')
    .select(['event.id as eventId', 'booking_order.id as orderItemGroupId'])
    .where('name', '=', name)
    .where('state', '=', 'open')
    .executeTakeFirst();

async function buy(
  deps: BookingsDeps & CheckoutDeps,
  hostId: number,
  form: object,
): Promise<CheckoutSession> {
  const placed = must(await startCheckout(deps, { accountId: hostId }, dataToSend.parse(form)));
  if (placed.sessionId !== null) {
    await deps.payOnPage(placed.sessionId);
    await settleOrder(deps, placed.orderItemGroupId, { isEnding: false });
  }
  return placed;
}

const startOf = (
  { nowMs }: Clock,
  { daysAhead, startMinute }: Pick<DemoBooking, 'daysAhead' | 'startMinute'>,
): number => instantOf(addDays(todayInToronto(Math.floor(nowMs() / 1000)), daysAhead), startMinute);

async function giftCardOf(database: Database, clock: Clock, hostId: number): Promise<number> {
  const code = `DEMO-THANKS-${hostId}`;
  const known = await database
    .selectFrom('promo_code')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await database
    .insertInto('promo_code')
    .values({
      code,
      type: '$',
      value: giftCents,
      is_gift_card: true,
      balance_cents: giftCents,
      issued_for_account_id: hostId,
      created_at: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Filled = {
  readonly people: People;
  readonly hostId: number;
  readonly startsAtSeconds: number;
  readonly giftCardId: number | undefined;
  readonly eventId: number;
};

/** The form and the cart as the booking page sends them. */
const formOf = (booking: DemoBooking, { people, hostId, startsAtSeconds, giftCardId, eventId }: Filled) => ({
  Event: {
    id: eventId,
    UserId: hostId,
    status: 'pending',
    eventName: booking.name,
    eventDate: wallClockOf(startsAtSeconds).day,
    EventStartTime: startsAtSeconds,
    sbStartTime: startsAtSeconds,
    duration: booking.hours,
    EventTypeId: booking.eventTypeId,
    eventLocation: { currentLocation: place.address, latitude: place.latitude, longitude: place.longitude },
    postalCode,
    contactname: 'Robin',
    phoneNumber: '416 555 0100',
    privacyPolicy: true,
    termsAndConditions: true,
    EventQuestionAnswers: [
      { questionTypeId: 5, answer: 'Family and close friends' },
      { questionTypeId: 7, answer: 'Candid moments rather than poses' },
    ],
    Order: {
      id: 0,
      orderItems: [
        ...Object.keys(booking.asked).map((name) => ({
          OrderItemTypeId: orderItemTypes.provider,
          SbuserId: personIn(people, name),
        })),
        ...(booking.recaps === 0
          ? []
          : [
              {
                OrderItemTypeId: orderItemTypes.recap,
                quantity: booking.recaps,
                reelDetail: {
                  music: 'Indie pop',
                  orientation: defaultRecapOrientation,
                  reelType: 'Happy',
                },
              },
            ]),
      ],
      orderDiscountDetail: giftCardId === undefined ? null : { id: giftCardId },
      reelQuestionAnswers:
        booking.recaps === 0
          ? null
          : [{ questionTypeId: recapQuestionTypeId, answer: 'Warm, quick, a little funny' }],
    },
  },
  orderItemGroupId: 0,
});

async function makeDraft(deps: BookingsDeps, people: People): Promise<void> {
  const startsAtSeconds = startOf(deps.clock, demoDraft);
  must(
    await saveDraft({ ...deps, tell: newsTeller(deps.jobs) }, personIn(people, demoDraft.host), undefined, {
      name: demoDraft.name,
      day: wallClockOf(startsAtSeconds).day,
      startsAtSeconds,
      providerStartsAtSeconds: startsAtSeconds,
      durationHours: demoDraft.hours,
      eventTypeId: demoDraft.eventTypeId,
      address: place.address,
      coordinates: place,
      postalCode,
      apartment: '',
      notes: 'Before the crowds come',
      contactName: 'Robin',
      contactPhone: '4165550100',
      hasAcceptedTerms: true,
      hasAcceptedPrivacy: true,
      isMarketingAllowed: true,
      isGalleryShared: true,
      affiliateCode: null,
      answers: [
        { questionTypeId: 5, answer: 'Two families' },
        { questionTypeId: 7, answer: 'Light on the water' },
      ],
    }),
  );
}

/** The demonstration is written down by us: whatever a command refuses about it is a mistake in the list. */
function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`the demonstration breaks a rule: ${result.failure}`);
  return result.value;
}
