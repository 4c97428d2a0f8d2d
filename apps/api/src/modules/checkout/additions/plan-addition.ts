import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { findExtensionHours } from '../../calendar/calendar.module.ts';
import { bookedTimeOf, orderKinds } from '../../orders/orders.module.ts';
import type { OrderRecord } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import { cartPath } from '../order-plan.ts';
import type { OrderPlan } from '../order-plan.ts';
import { isSameTarget, findAdditionIssue } from './addition.policy.ts';
import { planAdditionLines } from './plan-addition-lines.ts';
import { priceOrder } from '../plans/price-order.ts';
import { readAdditions } from './read-additions.ts';
import type { Addition } from './read-additions.ts';
import { loadSavedEvent } from '../plans/saved-event.ts';
import type { SavedEvent } from '../plans/saved-event.ts';

/** Plans extensions, tips and a recap for a paid event, in any mix. */
export async function planAddition(
  database: Database,
  saved: SavedEvent,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { event } = saved;
  const additions = readAdditions(sent.Event.Order.orderItems, saved.lines);
  if (!additions.ok) return additions;
  const issue = findAdditionsIssue(additions.value, saved);
  if (issue !== null) return fail(issue);

  const settings = await settingsIn(database);
  const bookedTime = bookedTimeOf(event);
  const extended = additions.value.flatMap(({ kind, bookingLineId }) =>
    kind === 'extension' ? [bookingLineId] : [],
  );
  const hoursLeft = await findExtensionHours(database, bookedTime, extended, nowSeconds);
  const { Order: order } = sent.Event;
  const lines = planAdditionLines(additions.value, { order, settings, bookedTime, hoursLeft });
  if (!lines.ok) return lines;
  const replaced = replacedOrders(additions.value, saved, sent.orderItemGroupId);
  return priceOrder(database, order, nowSeconds, {
    hostId: event.hostId,
    kind: orderKinds.addition,
    event: { is: 'saved', eventId: event.id },
    replaced,
    lines: lines.value,
    rates: settings,
    cancelPath: cartPath,
    check: (transaction) => recheckAdditions(transaction, event.id, additions.value),
  });
}

const findAdditionsIssue = (additions: readonly Addition[], { event, lines }: SavedEvent): ErrorCode | null =>
  additions.map((addition) => findAdditionIssue(addition, event, lines)).find((code) => code !== null) ??
  null;

/** Returns the open orders that the new one replaces: those with the same targets, and the earlier one of the cart. */
function replacedOrders(
  additions: readonly Addition[],
  { orders, lines }: SavedEvent,
  earlierOrderId: number | null | undefined,
): readonly OrderRecord[] {
  const sameTargets = lines.filter((line) => additions.some((addition) => isSameTarget(addition, line)));
  return orders.filter(
    ({ id, state }) =>
      state === 'open' && (id === earlierOrderId || sameTargets.some(({ orderId }) => orderId === id)),
  );
}

/** Checks the additions again under the lock of the event, which refuses the second of two concurrent checkouts. */
async function recheckAdditions(
  transaction: Database,
  eventId: number,
  additions: readonly Addition[],
): Promise<Result<void, ErrorCode>> {
  const saved = await loadSavedEvent(transaction, eventId);
  if (saved === undefined) return fail('object_does_not_exist');
  const issue = findAdditionsIssue(additions, saved);
  if (issue !== null) return fail(issue);
  const hasOpenOrder = replacedOrders(additions, saved, null).length > 0;
  return hasOpenOrder ? fail('action_is_not_possible_now') : ok(undefined);
}
