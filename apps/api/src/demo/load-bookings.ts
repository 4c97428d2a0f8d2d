import { dataToSend } from '@repo/contracts/checkout/data-to-send';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import { demoBookings, demoDraft } from '@repo/demo/bookings.data';
import type { DemoBooking } from '@repo/demo/bookings.data';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { OpenDatabase } from '../database/open-database.ts';
import { takeTurns } from '../database/take-turns.ts';
import { bookingEventRecorder } from '../modules/booking-events/booking-events.module.ts';
import { startCheckout } from '../modules/checkout/checkout.module.ts';
import type { CheckoutDeps } from '../modules/checkout/checkout.module.ts';
import { saveDraft } from '../modules/drafts/drafts.module.ts';
import { completeEvents } from '../modules/event-completion/event-completion.module.ts';
import { settleOrder } from '../modules/payments/payments.module.ts';
import { enterCode } from '../modules/promo-codes/promo-codes.module.ts';
import { cancelEvent } from '../modules/refunds/refunds.module.ts';
import { answerEventRequest } from '../modules/requests/requests.module.ts';
import type { Clock } from '../ports/clock.ts';
import { nowSecondsOf } from '../ports/clock.ts';
import { accountIdOf } from './account-ids.ts';
import type { AccountIds } from './account-ids.ts';
import { checkoutFormOf, draftOf } from './booking-forms.ts';
import { demoBookingsRepository } from './demo-bookings.repository.ts';
import { demoRepository } from './demo.repository.ts';
import { expectOk } from './expect-ok.ts';

export type DemoBookingsDeps = Omit<CheckoutDeps, 'recordBookingEvent' | 'briefFiles'> &
  Pick<OpenDatabase, 'connection'> & {
    /** Pays on the page of the card provider, as the host does. */
    readonly payOnPage: (sessionId: string) => Promise<void>;
  };

type Deps = DemoBookingsDeps & Pick<CheckoutDeps, 'recordBookingEvent'>;

/** An advisory lock that no other code uses. */
const lockKey = 4_206_202;
/**
 * Past events are booked on a clock in the past and paid with a gift card, because the card provider takes no payments
 * in the past.
 */
const daysFromBookingToEvent = 4;
const giftCardCents = 500_000;

/**
 * Creates events in every status by the commands that hosts and providers use. Continues after a crash with the first
 * event that is missing; processes that start together take turns.
 */
export const loadDemoBookings = (deps: DemoBookingsDeps): Promise<void> =>
  takeTurns(deps.connection, lockKey, () =>
    loadMissingBookings({ ...deps, recordBookingEvent: bookingEventRecorder(deps.jobs) }),
  );

async function loadMissingBookings(deps: Deps): Promise<void> {
  const demo = demoRepository(deps.database);
  if (!(await demo.hasLoaded('demo')) || (await demo.hasLoaded('demo bookings'))) return;
  const { findPaidEvent } = demoBookingsRepository(deps.database);
  const accountIds = await demo.findAccountIds();
  for (const booking of demoBookings) {
    if ((await findPaidEvent(booking.name)) === undefined) await loadBooking(deps, accountIds, booking);
  }
  if ((await findPaidEvent(demoDraft.name)) === undefined) await loadDraft(deps, accountIds);
  // Completes past events now instead of at the next run of the job.
  await completeEvents(deps, AbortSignal.timeout(60_000));
  await demo.markLoaded('demo bookings', new Date(deps.clock.nowMs()));
}

async function loadBooking(deps: Deps, accountIds: AccountIds, booking: DemoBooking): Promise<void> {
  const startsAtSeconds = startOf(deps.clock, booking);
  const isPast = booking.daysAhead < 0;
  const clock: Clock = isPast
    ? { nowMs: () => (startsAtSeconds - daysFromBookingToEvent * secondsPerDay) * 1000 }
    : deps.clock;
  const bookingDeps = { ...deps, clock, briefFiles: { claim: async () => false } };
  const hostId = accountIdOf(accountIds, booking.host);
  const giftCardId = isPast ? await enterGiftCard(bookingDeps, hostId) : undefined;
  const unpaid = await demoBookingsRepository(deps.database).findUnpaidBooking(booking.name);
  const isPaid =
    unpaid !== undefined &&
    (await settleOrder(bookingDeps, unpaid.orderItemGroupId, { isEnding: false })) === 'paid';
  const eventId = unpaid?.eventId ?? 0;
  const form = checkoutFormOf(booking, { accountIds, startsAtSeconds, giftCardId, eventId });
  const booked = isPaid ? unpaid : await checkOut(bookingDeps, hostId, form);
  for (const [username, answer] of Object.entries(booking.requests)) {
    if (answer !== 'pending')
      await answerRequest(bookingDeps, accountIdOf(accountIds, username), booked, answer);
  }
  if (booking.isCancelled)
    expectOk(await cancelEvent(bookingDeps, { eventId: booked.eventId, orderId: booked.orderItemGroupId }));
}

async function checkOut(deps: Deps & CheckoutDeps, hostId: number, form: object): Promise<CheckoutSession> {
  const session = expectOk(await startCheckout(deps, { accountId: hostId }, dataToSend.parse(form)));
  if (session.sessionId !== null) {
    await deps.payOnPage(session.sessionId);
    await settleOrder(deps, session.orderItemGroupId, { isEnding: false });
  }
  return session;
}

async function answerRequest(
  deps: Deps,
  accountId: number,
  { eventId }: Pick<CheckoutSession, 'eventId'>,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const reply =
    answer === 'accepted'
      ? ({ accepts: true } as const)
      : ({ accepts: false, reason: 'I am away on that weekend, sorry!' } as const);
  expectOk(await answerEventRequest(deps, { accountId }, { eventId, answer: reply }));
}

async function loadDraft(deps: Deps, accountIds: AccountIds): Promise<void> {
  const draft = draftOf(demoDraft, startOf(deps.clock, demoDraft));
  expectOk(await saveDraft(deps, accountIdOf(accountIds, demoDraft.host), undefined, draft));
}

function startOf(
  clock: Clock,
  { daysAhead, startMinute }: Pick<DemoBooking, 'daysAhead' | 'startMinute'>,
): number {
  return instantOf(addDays(todayInToronto(nowSecondsOf(clock)), daysAhead), startMinute);
}

/** Issues a gift card to the host, enters it and returns its id. */
async function enterGiftCard(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  hostId: number,
): Promise<number> {
  const code = `DEMO-THANKS-${hostId}`;
  const now = new Date(clock.nowMs());
  const id = await demoBookingsRepository(database).ensureGiftCard({
    code,
    hostId,
    cents: giftCardCents,
    now,
  });
  // Fails if a load before a crash has used up the card, which then needs no entry.
  await enterCode({ database, clock }, hostId, code);
  return id;
}
