import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { checkAddOnSelection } from '@repo/domain/cart/checkout-rules';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventSetup } from '@repo/domain/event/event-setup';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { Database } from '../../../database/schema.ts';
import { requireBookable } from '../../matching/matching.module.ts';
import { orderKinds } from '../../orders/orders.module.ts';
import { settingsIn } from '../../settings/settings.module.ts';
import type { EarlierTry } from '../earlier-try.ts';
import type { OrderPlan, PlannedEvent, PlannedLine } from '../order-plan.ts';
import { planDiscount } from './plan-discount.ts';
import { planEvent } from './plan-event.ts';
import { planRecap } from './plan-recap.ts';

/** Where the host's cart is kept. */
const cancelPath = '/event_booking';

/** A new event with its providers and perhaps a recap; or the same once more, instead of what has not been paid. */
export async function planNewBooking(
  { database }: { readonly database: Database },
  host: { readonly accountId: number },
  sent: SentCheckout,
  nowSeconds: number,
  earlier: EarlierTry | null,
): Promise<Result<OrderPlan, ErrorCode>> {
  const { Order: order } = sent.Event;
  const providerIds = providersIn(order.orderItems);
  if (!providerIds.ok) return providerIds;
  const event = await planEvent(database, sent, nowSeconds);
  if (!event.ok) return event;
  const settings = await settingsIn(database);
  const recap = planRecap(order, settings, providerIds.value.length + 1);
  if (!recap.ok) return recap;
  const booked = await bookProviders(database, event.value, providerIds.value, earlier, nowSeconds);
  if (!booked.ok) return booked;
  const discount = await planDiscount(database, host, sent, earlier, nowSeconds);
  if (!discount.ok) return discount;
  return ok({
    hostId: host.accountId,
    kind: orderKinds.newBooking,
    event:
      earlier === null
        ? { is: 'new', planned: event.value }
        : { is: 'unpaid', eventId: earlier.eventId, planned: event.value },
    replacedOrderIds: earlier?.orderIds ?? [],
    lines: recap.value === null ? booked.value : [...booked.value, recap.value],
    discount: discount.value,
    rates: settings,
    cancelPath,
  });
}

/** What is added to a booking needs one that is paid. */
function providersIn(
  items: SentCheckout['Event']['Order']['orderItems'],
): Result<readonly number[], ErrorCode> {
  if (items.length === 0) return fail('cart_is_empty');
  const providerIds: number[] = [];
  for (const item of items) {
    if (item.OrderItemTypeId === orderItemTypes.provider) providerIds.push(item.SbuserId);
    else if (item.OrderItemTypeId !== orderItemTypes.recap) return fail('invalid_event_id');
  }
  const selection = checkAddOnSelection(providerIds.map(String));
  return selection.ok ? ok(providerIds) : selection;
}
