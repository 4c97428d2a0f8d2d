import { fail, ok, type Result } from '../result.ts';
import { cents, refuseNegative, type Cents } from './cents.ts';
import { isWholeWithin } from '../whole-range.ts';
import { hundredthsOf } from './hundredths.ts';

declare const basisPointsMark: unique symbol;

/** A percentage from 0 to 100 in whole hundredths of a percent, so that 12.5 % is as exact as 5 % (A-20). */
export type BasisPoints = number & { readonly [basisPointsMark]: true };

const whole = 10_000;
const share = { from: 0, to: whole };

/** The only way to a `BasisPoints`; anything but a whole number from 0 to 10000 is a bug, so it throws. */
export function basisPoints(amount: number): BasisPoints {
  if (!isWholeWithin(amount, share) || Object.is(amount, -0))
    throw new RangeError(`not basis points from 0 to ${whole}: ${amount}`);
  return amount as BasisPoints;
}

/** A percentage that this code base itself states, 5 or 12.5, in basis points. */
export const basisPointsOfPercent = (percent: number): BasisPoints =>
  basisPoints(hundredthsOf(percent) ?? NaN);

/** Reads a percentage of the wire or of an operator: 0 to 100 with at most 2 decimals. */
export function parsePercent(percent: number): Result<BasisPoints, 'invalid_input'> {
  const amount = hundredthsOf(percent) ?? NaN;
  return isWholeWithin(amount, share) ? ok(basisPoints(amount)) : fail('invalid_input');
}

/** The percentage as screens and the wire write it: 1250 basis points are 12.5. */
export const percentOfBasisPoints = (rate: BasisPoints): number => rate / 100;

/**
 * The one truncation rule: a percentage of an amount, cut down to whole cents (S1§9, A-20). Whole units are
 * multiplied apart from the rest, so that every safe amount stays exact.
 */
export function percentOf(amount: Cents, rate: BasisPoints): Cents {
  refuseNegative(amount);
  const rest = amount % whole;
  return cents(((amount - rest) / whole) * rate + Math.floor((rest * rate) / whole));
}
