import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { extensionHoursIn } from '../../matching/matching.module.ts';
import { bookedTimeOf, orderKinds } from '../../orders/orders.module.ts';
import type { OrderRecord } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import { cartPath } from '../order-plan.ts';
import type { OrderPlan } from '../order-plan.ts';
import { isSameTarget, refusalOfAddition } from './addition.policy.ts';
import { planAdditionLines } from './plan-addition-lines.ts';
import { planDiscount } from '../plans/plan-discount.ts';
import { readAdditions } from './read-additions.ts';
import type { Addition } from './read-additions.ts';
import { readSavedEvent } from '../plans/saved-event.ts';
import type { SavedEvent } from '../plans/saved-event.ts';

/** An extension, a tip or a recap for an event that is paid, in any mix. */
export async function planAddition(
  { database }: { readonly database: Database },
  saved: SavedEvent,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { event } = saved;
  const additions = readAdditions(sent.Event.Order.orderItems, saved.lines);
  if (!additions.ok) return additions;
  const refusal = refusalOfAdditions(additions.value, saved);
  if (refusal !== null) return fail(refusal);

  const settings = await settingsIn(database);
  const bookedTime = bookedTimeOf(event);
  const extended = additions.value.flatMap(({ kind, bookingLineId }) =>
    kind === 'extension' ? [bookingLineId] : [],
  );
  const hoursLeft = await extensionHoursIn(database, bookedTime, extended, nowSeconds);
  const { Order: order } = sent.Event;
  const lines = planAdditionLines(additions.value, { order, settings, bookedTime, hoursLeft });
  if (!lines.ok) return lines;
  const replaced = replacedOrders(additions.value, saved, sent.orderItemGroupId);
  const cart = { hostId: event.hostId, order, lines: lines.value, replaced };
  const discount = await planDiscount(database, cart, nowSeconds);
  if (!discount.ok) return discount;

  return ok({
    hostId: event.hostId,
    kind: orderKinds.addition,
    event: { is: 'saved', eventId: event.id },
    replacedOrderIds: replaced.map(({ id }) => id),
    lines: lines.value,
    discount: discount.value,
    rates: settings,
    cancelPath: cartPath,
    check: (transaction) => recheckAdditions(transaction, event.id, additions.value),
  });
}

const refusalOfAdditions = (additions: readonly Addition[], { event, lines }: SavedEvent): ErrorCode | null =>
  additions.map((addition) => refusalOfAddition(addition, event, lines)).find((code) => code !== null) ??
  null;

/** The open tries that the new one stands for: of the same things, and the one that the cart says it was. */
function replacedOrders(
  additions: readonly Addition[],
  { orders, lines }: SavedEvent,
  triedOrderId: number | null | undefined,
): readonly OrderRecord[] {
  const rivals = lines.filter((line) => additions.some((addition) => isSameTarget(addition, line)));
  return orders.filter(
    ({ id, state }) =>
      state === 'open' && (id === triedOrderId || rivals.some(({ orderId }) => orderId === id)),
  );
}

/** Of two tries at once neither has seen the other: the event's lock lets the second one see it here. */
async function recheckAdditions(
  transaction: Database,
  eventId: number,
  additions: readonly Addition[],
): Promise<Result<void, ErrorCode>> {
  const saved = await readSavedEvent(transaction, eventId);
  if (saved === undefined) return fail('object_does_not_exist');
  const refusal = refusalOfAdditions(additions, saved);
  if (refusal !== null) return fail(refusal);
  const isRivalled = replacedOrders(additions, saved, null).length > 0;
  return isRivalled ? fail('action_is_not_possible_now') : ok(undefined);
}
