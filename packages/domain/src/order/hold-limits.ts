import type { ErrorCode } from '../errors/error-catalogue.ts';
import { bookingLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** The unpaid holds of an account, other than the requested order. */
export type UnpaidHolds = {
  readonly orders: number;
  /** Hours times providers: two providers for three hours are six. */
  readonly providerHours: number;
  /** Whether the account has ever paid for an order. */
  readonly hasPaidBefore: boolean;
};

/** Limits the providers of one order. */
export const checkProvidersOfOrder = (providers: number): Result<void, ErrorCode> =>
  providers > bookingLimits.providersPerOrder ? fail('too_many_providers_in_order') : ok(undefined);

/** Limits the unpaid provider hours of an account. */
export function checkUnpaidHolds(
  { orders, providerHours, hasPaidBefore }: UnpaidHolds,
  wantedHours: number,
): Result<void, ErrorCode> {
  if (orders >= bookingLimits.unpaidOrdersPerAccount) return fail('too_many_requests');
  const { untilFirstPayment, afterwards } = bookingLimits.unpaidProviderHours;
  const maxHours = hasPaidBefore ? afterwards : untilFirstPayment;
  return providerHours + wantedHours > maxHours ? fail('too_many_hours_held_unpaid') : ok(undefined);
}

/** Returns when an account may hold a slot again whose earlier holds expired unpaid. */
export function slotAvailableAgainAt(expiredAtSeconds: readonly number[]): number {
  const { freeTries, firstWaitHours, laterWaitHours } = bookingLimits.unpaidSlot;
  if (expiredAtSeconds.length < freeTries) return 0;
  const waitHours = expiredAtSeconds.length === freeTries ? firstWaitHours : laterWaitHours;
  return Math.max(...expiredAtSeconds) + waitHours * secondsPerHour;
}
