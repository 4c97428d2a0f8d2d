import { isDeepStrictEqual } from 'node:util';
import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { bookableDayCode } from '@repo/domain/time/earliest-bookable-day';
import type { Database } from '../../../database/schema.ts';
import { bookedTimeOf, orderKinds } from '../../orders/orders.module.ts';
import type { EventRecord } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import type { OrderPlan } from '../order-plan.ts';
import { priceOrder } from '../plans/price-order.ts';
import { planRecap } from '../plans/plan-recap.ts';
import { providerLines } from '../plans/provider-lines.ts';
import { readDraftItems } from './read-draft-items.ts';
import { loadSavedEvent } from '../plans/saved-event.ts';
import type { SavedEvent } from '../plans/saved-event.ts';
import { areStillSuggested, findSuggested } from './suggested-providers.ts';
import type { SuggestedProvider } from './suggested-providers.ts';

/**
 * Plans the cart of a draft: suggested providers and a recap (I-R05). When all of its providers have agreed, the payment
 * books them without requests.
 */
export async function planDraftCart(
  database: Database,
  saved: SavedEvent,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { event, orders } = saved;
  const issue = findDraftIssue(event, nowSeconds);
  if (issue !== null) return fail(issue);
  const { Order: order } = sent.Event;
  const items = readDraftItems(order.orderItems);
  if (!items.ok) return items;
  const { providerIds, recap } = items.value;
  const providers = await findSuggested(database, saved, providerIds, nowSeconds);
  if (!providers.ok) return providers;

  const settings = await settingsIn(database);
  const { startsAtSeconds } = bookedTimeOf(event);
  const { durationHours } = event;
  const lines = providerLines(providers.value, { startsAtSeconds, durationHours });
  if (recap !== undefined) {
    const planned = planRecap(String(lines.length + 1), recap, order, settings);
    if (!planned.ok) return planned;
    lines.push(planned.value);
  }
  return priceOrder(database, order, nowSeconds, {
    hostId: event.hostId,
    kind: providers.value.every(({ isAgreed }) => isAgreed) ? orderKinds.agreedDraft : orderKinds.newBooking,
    event: { is: 'saved', eventId: event.id },
    replaced: orders.filter(({ state }) => state === 'open'),
    lines,
    rates: settings,
    cancelPath: draftCartPath(event.id),
    check: (transaction) => recheckDraft(transaction, event, providers.value),
  });
}

function findDraftIssue({ status, day }: EventRecord, nowSeconds: number): ErrorCode | null {
  if (status !== 'draft') return 'event_already_booked';
  return bookableDayCode(calendarDayOfIso(day), nowSeconds);
}

/**
 * Checks the plan again under the lock of the event: refuses a second concurrent checkout, and a draft that was changed
 * or got other suggestions meanwhile.
 */
async function recheckDraft(
  transaction: Database,
  planned: EventRecord,
  providers: readonly SuggestedProvider[],
): Promise<Result<void, ErrorCode>> {
  const saved = await loadSavedEvent(transaction, planned.id);
  if (saved?.event.status !== 'draft') return fail('event_already_booked');
  const isSameTime = isDeepStrictEqual(bookedTimeOf(saved.event), bookedTimeOf(planned));
  const isUnchanged =
    isSameTime && saved.orders.length === 0 && (await areStillSuggested(transaction, planned.id, providers));
  return isUnchanged ? ok(undefined) : fail('action_is_not_possible_now');
}
