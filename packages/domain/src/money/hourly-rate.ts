import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { cents, type Cents } from './cents.ts';
import { isWholeWithin } from '../whole-range.ts';

/** The rate a provider starts with: 2 hours of it are the minimum booking of $116 (S1§9, A-31). */
export const defaultHourlyRate = (): Cents => cents(moneyLimits.defaultHourlyRateCents);

/** Whether an operator may set this rate for a provider: $58 to $500 an hour. */
export const checkHourlyRate = (rateCents: Cents): Result<Cents, 'invalid_input'> =>
  isWholeWithin(rateCents, moneyLimits.hourlyRateCents) ? ok(rateCents) : fail('invalid_input');
