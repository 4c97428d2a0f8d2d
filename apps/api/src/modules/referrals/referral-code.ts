import { accountLimits, moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { secondsPerDay } from '@repo/domain/time/seconds';

/** Returns the discount that friend and referrer both get. */
export const referralCodeFrom = (now: Date) => ({
  amount: cents(moneyLimits.referralCents),
  validUntil: new Date(now.getTime() + accountLimits.referralCodeDays * secondsPerDay * 1000),
});
