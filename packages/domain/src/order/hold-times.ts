import { bookingLimits } from '../limits.ts';

/** Returns when the payment session of a hold that starts now expires. */
export const paymentSessionEndsAt = (nowSeconds: number): number =>
  nowSeconds + bookingLimits.paymentSessionMinutes * 60;

/** Returns when a hold that starts now expires: five minutes after its payment session, for payments in transit. */
export const holdEndsAt = (nowSeconds: number): number => nowSeconds + bookingLimits.holdMinutes * 60;
