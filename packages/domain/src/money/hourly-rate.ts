import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { cents, type Cents } from './cents.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** Returns a new provider's rate: 2 hours of it are the minimum booking of $116 (S1§9, A-31). */
export const defaultHourlyRate = (): Cents => cents(moneyLimits.defaultHourlyRateCents);

/** Accepts the rates that an operator may set: $58 to $500 an hour. */
export const checkHourlyRate = (rateCents: Cents): Result<Cents, 'invalid_input'> =>
  isIntegerWithin(rateCents, moneyLimits.hourlyRateCents) ? ok(rateCents) : fail('invalid_input');
