import { bookingLimits } from '../limits.ts';

/** When the payment session of a hold that begins now ends. */
export const paymentSessionEndsAt = (nowSeconds: number): number =>
  nowSeconds + bookingLimits.paymentSessionMinutes * 60;

/** When a hold that begins now ends: five minutes after its payment session, for a payment on its way. */
export const holdEndsAt = (nowSeconds: number): number => nowSeconds + bookingLimits.holdMinutes * 60;
