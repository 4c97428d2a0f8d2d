import { fail, ok, type Result } from '../result.ts';
import { cents, assertNotNegative, type Cents } from './cents.ts';
import { isIntegerWithin } from '../integer-range.ts';
import { hundredthsOf } from './hundredths.ts';

declare const basisPointsMark: unique symbol;

/** A percentage from 0 to 100 in hundredths of a percent, so that 12.5 % is exact. */
export type BasisPoints = number & { readonly [basisPointsMark]: true };

const whole = 10_000;
const share = { from: 0, to: whole };

/** Creates a `BasisPoints`. Throws unless the amount is a whole number from 0 to 10000. */
export function basisPoints(amount: number): BasisPoints {
  if (!isIntegerWithin(amount, share) || Object.is(amount, -0))
    throw new RangeError(`not basis points from 0 to ${whole}: ${amount}`);
  return amount as BasisPoints;
}

/** Converts a percentage that the code states, such as 5 or 12.5. */
export const basisPointsOfPercent = (percent: number): BasisPoints =>
  basisPoints(hundredthsOf(percent) ?? NaN);

/** Parses a percentage of the API or an operator: 0 to 100 with at most 2 decimals. */
export function parsePercent(percent: number): Result<BasisPoints, 'invalid_input'> {
  const amount = hundredthsOf(percent) ?? NaN;
  return isIntegerWithin(amount, share) ? ok(basisPoints(amount)) : fail('invalid_input');
}

/** Returns the percentage as screens and the API write it: 1250 basis points are 12.5. */
export const percentOfBasisPoints = (rate: BasisPoints): number => rate / 100;

/**
 * Returns a percentage of an amount, truncated to whole cents (S1§9, A-20). Multiplies whole units and the rest
 * separately, so that every safe amount stays exact.
 */
export function percentOf(amount: Cents, rate: BasisPoints): Cents {
  assertNotNegative(amount);
  const rest = amount % whole;
  return cents(((amount - rest) / whole) * rate + Math.floor((rest * rate) / whole));
}
