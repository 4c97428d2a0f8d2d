import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { checkAddOnSelection } from '@repo/domain/cart/checkout-rules';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { orderKinds } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import { cartPath } from '../order-plan.ts';
import type { OrderPlan, PlannedLine } from '../order-plan.ts';
import { planDiscount } from '../plans/plan-discount.ts';
import { planSentEvent } from './plan-sent-event.ts';
import { planProviders } from './plan-providers.ts';
import { planRecap } from '../plans/plan-recap.ts';
import type { SentRecap } from '../plans/plan-recap.ts';
import type { SavedEvent } from '../plans/saved-event.ts';

/** A new event with its providers and perhaps a recap; or the same once more, instead of what has not been paid. */
export async function planNewBooking(
  { database }: { readonly database: Database },
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
  const { providerIds } = cart.value;
  const providers = await planProviders(database, event.value, providerIds, unpaid?.lines ?? [], nowSeconds);
  if (!providers.ok) return providers;
  const lines = [...providers.value, ...recap.value];
  const replaced = unpaid?.orders ?? [];
  const discount = await planDiscount(database, { hostId, order, lines, replaced }, nowSeconds);
  if (!discount.ok) return discount;
  return ok({
    hostId,
    kind: orderKinds.newBooking,
    event:
      unpaid === null
        ? { is: 'new', planned: event.value }
        : { is: 'unpaid', eventId: unpaid.event.id, planned: event.value },
    replacedOrderIds: replaced.map(({ id }) => id),
    lines,
    discount: discount.value,
    rates: settings,
    cancelPath: cartPath,
  });
}

type Cart = { readonly providerIds: readonly number[]; readonly recaps: readonly SentRecap[] };

/** At least one provider, nobody twice, and one brief at the most. What is added to a booking needs one that is paid. */
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
