import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { checkAddOnSelection } from '@repo/domain/cart/checkout-rules';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { orderKinds } from '../../orders/orders.module.ts';
import type { PlannedEvent } from '../../orders/orders.module.ts';
import { requireBookable } from '../../search/search.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import { cartPath } from '../order-plan.ts';
import type { OrderPlan, PlannedLine } from '../order-plan.ts';
import { priceOrder } from '../plans/price-order.ts';
import { planSentEvent } from './plan-sent-event.ts';
import { providerLines } from '../plans/provider-lines.ts';
import { planRecap } from '../plans/plan-recap.ts';
import type { SentRecap } from '../plans/plan-recap.ts';
import type { SavedEvent } from '../plans/saved-event.ts';

/** Plans a new event with providers and an optional recap. `unpaid` is the event of an earlier checkout to replace. */
export async function planNewBooking(
  database: Database,
  { accountId: hostId }: { readonly accountId: number },
  sent: SentCheckout,
  nowSeconds: number,
  unpaid: SavedEvent | null,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { Order: order } = sent.Event;
  const cart = readCart(order.orderItems);
  if (!cart.ok) return cart;
  const event = await planSentEvent(database, sent, nowSeconds);
  if (!event.ok) return event;
  const settings = await settingsIn(database);
  const recap = planRecaps(cart.value, order, settings);
  if (!recap.ok) return recap;
  const request = bookingRequestOf(event.value, unpaid);
  const providers = await requireBookable(database, request, cart.value.providerIds, nowSeconds);
  if (!providers.ok) return providers;
  return priceOrder(database, order, nowSeconds, {
    hostId,
    kind: orderKinds.newBooking,
    event:
      unpaid === null
        ? { is: 'new', planned: event.value }
        : { is: 'unpaid', eventId: unpaid.event.id, planned: event.value },
    replaced: unpaid?.orders ?? [],
    lines: [...providerLines(providers.value, request), ...recap.value],
    rates: settings,
    cancelPath: cartPath,
  });
}

const bookingRequestOf = (
  { latitude, longitude, postalCode, providerStartsAtSeconds, durationHours }: PlannedEvent,
  unpaid: SavedEvent | null,
) => ({
  location: { latitude, longitude },
  postalCode,
  startsAtSeconds: providerStartsAtSeconds,
  durationHours,
  ownOccupancyIds: (unpaid?.lines ?? []).flatMap(({ occupancyId }) => occupancyId ?? []),
});

type Cart = { readonly providerIds: readonly number[]; readonly recaps: readonly SentRecap[] };

/** Reads a cart of at least one provider, each only once, and at most one recap. Extensions and tips need a paid event. */
function readCart(items: SentCheckout['Event']['Order']['orderItems']): Result<Cart, ErrorCode> {
  if (items.length === 0) return fail('cart_is_empty');
  const providerIds: number[] = [];
  const recaps: SentRecap[] = [];
  for (const item of items) {
    if (item.OrderItemTypeId === orderItemTypes.provider) providerIds.push(item.SbuserId);
    else if (item.OrderItemTypeId === orderItemTypes.recap) recaps.push(item);
    else return fail('invalid_event_id');
  }
  const selection = checkAddOnSelection(providerIds.map(String));
  if (!selection.ok) return selection;
  return recaps.length > 1 ? fail('invalid_input') : ok({ providerIds, recaps });
}

function planRecaps(
  { providerIds, recaps: [recap] }: Cart,
  order: SentCheckout['Event']['Order'],
  settings: Parameters<typeof planRecap>[3],
): Result<readonly PlannedLine[], ErrorCode> {
  if (recap === undefined) return ok([]);
  const line = planRecap(String(providerIds.length + 1), recap, order, settings);
  return line.ok ? ok([line.value]) : line;
}
