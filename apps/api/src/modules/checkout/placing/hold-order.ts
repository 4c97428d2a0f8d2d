import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { holdEndsAt } from '@repo/domain/order/hold-times';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../../database/schema.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import { areSlotsTaken, reserveSlots } from '../../calendar/calendar.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { completeOrder, scheduleHoldEnd } from '../../payments/payments.module.ts';
import { spendPromoCode } from '../../promo-codes/promo-codes.module.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { slotsOf } from '../order-plan.ts';
import type { OrderPlan } from '../order-plan.ts';
import { checkHolds } from './check-holds.ts';
import { replaceOrders } from './replace-orders.ts';
import { writeOrder } from './write-order.ts';
import type { WrittenOrder } from './write-order.ts';

/**
 * Holds the slots of a checkout and writes its order, in one transaction. Locks the host first, so that checkouts of one
 * host run one after the other, then in the order of 0018_bookings.sql. Reserves slots before writing anything, so that a
 * lost race fails early.
 */
export async function holdOrder(
  transaction: Database,
  deps: CheckoutDeps,
  plan: OrderPlan,
): Promise<Result<WrittenOrder, ErrorCode>> {
  const nowSeconds = nowSecondsOf(deps.clock);
  const now = dateOf(nowSeconds);
  // Fails fast without locks when a slot is taken. A slot of an event that exists may be held by an order of its own: one
  // that the plan replaces, or one that another tab has placed since the plan was made.
  if (plan.event.is === 'new' && (await areSlotsTaken(transaction, slotsOf(plan), nowSeconds)))
    return fail('event_already_booked');
  await ordersIn(transaction).lockHost(plan.hostId);
  const allowed = await checkHolds(transaction, plan, now);
  if (!allowed.ok) return allowed;
  const replaced = await replaceOrders(transaction, plan, nowSeconds);
  if (!replaced.ok) return replaced;
  const checked = (await plan.check?.(transaction)) ?? ok(undefined);
  if (!checked.ok) return checked;
  const reserved = await reserveLines(transaction, plan, nowSeconds);
  if (!reserved.ok) return reserved;
  const use = await spendDiscount(transaction, plan, now);
  if (!use.ok) return use;
  const holds = { occupancyIds: reserved.value, promoCodeUseId: use.value };
  const written = await writeOrder(transaction, deps, plan, holds, nowSeconds);
  if (!written.ok) return written;
  const { orderId } = written.value;
  if (plan.totals.totalCents > 0) await scheduleHoldEnd(transaction, deps, orderId, holdEndsAt(nowSeconds));
  else if (!(await completeFreeOrder(transaction, deps, orderId, now))) return fail('event_already_booked');
  return written;
}

/** Reserves the slots of a plan, and returns their ids by line id. */
async function reserveLines(
  transaction: Database,
  plan: OrderPlan,
  nowSeconds: number,
): Promise<Result<ReadonlyMap<string, number>, ErrorCode>> {
  const wanted = slotsOf(plan);
  const expiresAtSeconds = holdEndsAt(nowSeconds);
  const holds = wanted.map((each) => ({ ...each, state: 'hold', expiresAtSeconds }) as const);
  const reserved = await reserveSlots(transaction, holds, nowSeconds);
  if (!reserved.ok) return reserved;
  return ok(new Map(reserved.value.map((id, index) => [wanted[index]?.lineId ?? '', id])));
}

/** Spends the promo code with the order, not with its payment, so that two open orders cannot both use it (FF-25). */
async function spendDiscount(
  transaction: Database,
  plan: OrderPlan,
  now: Date,
): Promise<Result<number | null, ErrorCode>> {
  const { hostId: accountId, discount, totals } = plan;
  if (discount === null) return ok(null);
  const spending = { promoCodeId: discount.promoCodeId, accountId, amountCents: totals.discountCents };
  const spent = await spendPromoCode(transaction, spending, now);
  return spent.ok ? ok(spent.value.useId) : spent;
}

/** Completes an order without an amount at once. Returns whether it could be fulfilled. */
async function completeFreeOrder(
  transaction: Database,
  deps: CheckoutDeps,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const whole = await ordersIn(transaction).findWhole(orderId);
  return whole !== undefined && (await completeOrder(transaction, deps, whole, now)) === 'paid';
}
