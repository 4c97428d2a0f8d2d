import { deliveryLimits, moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { secondsPerDay } from '@repo/domain/time/seconds';

/** What both sides of a referral get off their next event. */
export const referralCodeFrom = (now: Date) => ({
  amount: cents(moneyLimits.referralCents),
  validUntil: new Date(now.getTime() + deliveryLimits.referralCodeDays * secondsPerDay * 1000),
});
