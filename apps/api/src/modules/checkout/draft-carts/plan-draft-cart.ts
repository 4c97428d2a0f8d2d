import { isDeepStrictEqual } from 'node:util';
import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { isBookableDay } from '@repo/domain/time/earliest-bookable-day';
import type { Database } from '../../../database/schema.ts';
import { bookedTimeOf, orderKinds } from '../../orders/orders.module.ts';
import type { EventRecord } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import type { OrderPlan, PlannedLine } from '../order-plan.ts';
import { planDiscount } from '../plans/plan-discount.ts';
import { planRecap } from '../plans/plan-recap.ts';
import { readDraftItems } from './read-draft-items.ts';
import { readSavedEvent } from '../plans/saved-event.ts';
import type { SavedEvent } from '../plans/saved-event.ts';
import { areStillSuggested, findSuggested } from './suggested-providers.ts';
import type { SuggestedProvider } from './suggested-providers.ts';

/**
 * The cart of a draft: providers who were suggested for it, and a recap (I-R05). Those who have agreed need not be asked
 * again: an order of nobody else is booked as soon as it is paid.
 */
export async function planDraftCart(
  { database }: { readonly database: Database },
  saved: SavedEvent,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { event, orders } = saved;
  const refusal = refusalOfDraft(event, nowSeconds);
  if (refusal !== null) return fail(refusal);
  const { Order: order } = sent.Event;
  const items = readDraftItems(order.orderItems);
  if (!items.ok) return items;
  const { providerIds, recap } = items.value;
  const providers = await findSuggested(database, saved, providerIds, nowSeconds);
  if (!providers.ok) return providers;

  const settings = await settingsIn(database);
  const lines = providers.value.map((provider, index) => planProvider(String(index + 1), provider, event));
  if (recap !== undefined) {
    const planned = planRecap(String(lines.length + 1), recap, order, settings);
    if (!planned.ok) return planned;
    lines.push(planned.value);
  }
  const replaced = orders.filter(({ state }) => state === 'open');
  const cart = { hostId: event.hostId, order, lines, replaced };
  const discount = await planDiscount(database, cart, nowSeconds);
  if (!discount.ok) return discount;

  return ok({
    hostId: event.hostId,
    kind: providers.value.every(({ isAgreed }) => isAgreed) ? orderKinds.agreedDraft : orderKinds.newBooking,
    event: { is: 'saved', eventId: event.id },
    replacedOrderIds: replaced.map(({ id }) => id),
    lines,
    discount: discount.value,
    rates: settings,
    cancelPath: draftCartPath(event.id),
    check: (transaction) => recheckDraft(transaction, event, providers.value),
  });
}

function refusalOfDraft({ status, day }: EventRecord, nowSeconds: number): ErrorCode | null {
  if (status !== 'draft') return 'event_already_booked';
  const isBookable = isBookableDay(calendarDayInUtc(Date.parse(day) / 1000), nowSeconds);
  return isBookable ? null : 'event_date_must_be_tomorrow_or_later';
}

const planProvider = (
  lineId: string,
  { id, hourlyRateCents }: SuggestedProvider,
  event: EventRecord,
): PlannedLine => ({
  line: { lineId, kind: 'provider', hourlyRateCents, durationHours: event.durationHours },
  providerId: id,
  bookingLineId: null,
  time: bookedTimeOf(event),
  brief: null,
});

/**
 * Asked under the lock of the event: of two tries at once the second one sees the first here, and a cart sees that its
 * draft has been changed or answered anew.
 */
async function recheckDraft(
  transaction: Database,
  planned: EventRecord,
  providers: readonly SuggestedProvider[],
): Promise<Result<void, ErrorCode>> {
  const saved = await readSavedEvent(transaction, planned.id);
  if (saved?.event.status !== 'draft') return fail('event_already_booked');
  const isSameTime = isDeepStrictEqual(bookedTimeOf(saved.event), bookedTimeOf(planned));
  const isUnchanged =
    isSameTime && saved.orders.length === 0 && (await areStillSuggested(transaction, planned.id, providers));
  return isUnchanged ? ok(undefined) : fail('action_is_not_possible_now');
}
