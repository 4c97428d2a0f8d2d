import { priceCart } from '@repo/domain/cart/price-cart';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { bookingLimits } from '@repo/domain/limits';
import { holdEndsAt } from '@repo/domain/order/hold-times';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { areTimesTaken, occupyTimes } from '../../matching/matching.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { completeOrder, watchOrder } from '../../payments/payments.module.ts';
import { spendPromoCode } from '../../promo-codes/promo-codes.module.ts';
import { cartOf } from './cart-of.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { OrderPlan } from '../order-plan.ts';
import { replaceOrders } from './replace-orders.ts';
import { writeOrder } from './write-order.ts';
import type { WrittenOrder } from './write-order.ts';

/**
 * The transaction of a checkout. Its locks are in the order of the migration of bookings, with the host's account before
 * them: what one host checks out goes one after the other. Times come before everything that is written, so that whoever
 * is too late leaves quickly.
 */
export async function holdOrder(
  transaction: Database,
  deps: CheckoutDeps,
  plan: OrderPlan,
): Promise<Result<WrittenOrder, ErrorCode>> {
  const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
  const now = new Date(nowSeconds * 1000);
  const orders = ordersIn(transaction);
  // Hundreds may want one time at once. Only a host who replaces a try may be in the way of himself.
  const mayBeOwn = plan.replacedOrderIds.length > 0;
  if (!mayBeOwn && (await areTimesTaken(transaction, timesOf(plan), nowSeconds)))
    return fail('event_already_booked');
  await orders.lockHost(plan.hostId);
  const held = await orders.countHeldBy(plan.hostId, plan.replacedOrderIds, now);
  if (held >= bookingLimits.openHoldsPerAccount) return fail('too_many_requests');
  const replaced = await replaceOrders(transaction, plan, nowSeconds);
  if (!replaced.ok) return replaced;
  const checked = (await plan.check?.(transaction)) ?? ok(undefined);
  if (!checked.ok) return checked;
  const occupied = await occupyLines(transaction, plan, nowSeconds);
  if (!occupied.ok) return occupied;
  const use = await spendDiscount(transaction, plan, now);
  if (!use.ok) return use;
  const holds = { occupancyIds: occupied.value, promoCodeUseId: use.value };
  const written = await writeOrder(transaction, deps, plan, holds, nowSeconds);
  if (!written.ok) return written;
  const { orderId } = written.value;
  if (written.value.mustBePaid) await watchOrder(transaction, deps, orderId, holdEndsAt(nowSeconds));
  else if (!(await isCompleted(transaction, deps, orderId, now))) return fail('event_already_booked');
  return written;
}

const timesOf = ({ lines }: OrderPlan) =>
  lines.flatMap(({ line: { lineId }, providerId, time }) =>
    providerId === null || time === null ? [] : [{ ...time, lineId, providerId }],
  );

/** Answers what holds the time of a line, by line. */
async function occupyLines(
  transaction: Database,
  plan: OrderPlan,
  nowSeconds: number,
): Promise<Result<ReadonlyMap<string, number>, ErrorCode>> {
  const wanted = timesOf(plan);
  const expiresAtSeconds = holdEndsAt(nowSeconds);
  const holds = wanted.map((each) => ({ ...each, state: 'hold', expiresAtSeconds }) as const);
  const taken = await occupyTimes(transaction, holds, nowSeconds);
  if (!taken.ok) return taken;
  return ok(new Map(taken.value.map((id, index) => [wanted[index]?.lineId ?? '', id])));
}

/** The code is spent with the order and not with its payment: two open orders cannot both count on it (FF-25). */
async function spendDiscount(
  transaction: Database,
  plan: OrderPlan,
  now: Date,
): Promise<Result<number | null, ErrorCode>> {
  if (plan.discount === null) return ok(null);
  const { discountCents: amountCents } = priceCart(cartOf(plan));
  const spending = { promoCodeId: plan.discount.promoCodeId, accountId: plan.hostId, amountCents };
  const spent = await spendPromoCode(transaction, spending, now);
  return spent.ok ? ok(spent.value.useId) : spent;
}

/** An order with nothing to pay is complete without the card provider. */
async function isCompleted(
  transaction: Database,
  deps: CheckoutDeps,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const whole = await ordersIn(transaction).findWhole(orderId);
  return whole !== undefined && (await completeOrder(transaction, deps, whole, now)) === 'paid';
}
