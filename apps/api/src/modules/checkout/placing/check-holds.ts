import { quantityOf } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkUnpaidHolds, slotAvailableAgainAt } from '@repo/domain/order/hold-limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { isOverlapping } from '@repo/domain/time/time-range';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { slotsOf } from '../order-plan.ts';
import type { OrderPlan } from '../order-plan.ts';

/**
 * Checks the limits of a host on unpaid holds. The caller has locked the host, so that concurrent checkouts
 * count each other. Orders that the plan replaces do not count.
 */
export async function checkHolds(
  transaction: Database,
  plan: OrderPlan,
  now: Date,
): Promise<Result<void, ErrorCode>> {
  const held = await ordersIn(transaction).sumUnpaidHolds(plan.hostId, plan.replacedOrderIds, now);
  const checked = checkUnpaidHolds(held, hoursOf(plan));
  const slots = slotsOf(plan);
  if (!checked.ok || slots.length === 0) return checked;
  const providerIds = slots.map(({ providerId }) => providerId);
  const { hostId, replacedOrderIds } = plan;
  const expired = await ordersIn(transaction).listExpiredHolds(hostId, providerIds, replacedOrderIds, now);
  const isBarred = slots.some((slot) => {
    const ends = expired.flatMap(({ providerId, startsAt, endsAt, expiredAt }) => {
      const hold = { startsAtSeconds: secondsOf(startsAt), endsAtSeconds: secondsOf(endsAt) };
      return providerId === slot.providerId && isOverlapping(hold, slot) ? secondsOf(expiredAt) : [];
    });
    return slotAvailableAgainAt(ends) > secondsOf(now);
  });
  return isBarred ? fail('time_held_unpaid_too_often') : ok(undefined);
}

/** Returns the provider hours that a plan holds. */
const hoursOf = ({ lines }: OrderPlan): number =>
  lines.reduce((hours, { line, time }) => hours + (time === null ? 0 : quantityOf(line).quantity), 0);
