import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Cents } from './cents.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** Accepts the rates that an operator may set: $58 to $500 an hour. */
export const checkHourlyRate = (rateCents: Cents): Result<Cents, 'invalid_input'> =>
  isIntegerWithin(rateCents, moneyLimits.hourlyRateCents) ? ok(rateCents) : fail('invalid_input');
