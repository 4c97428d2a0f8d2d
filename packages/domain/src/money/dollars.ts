import { fail, ok, type Result } from '../result.ts';
import { cents, type Cents } from './cents.ts';
import { hundredthsOf } from './hundredths.ts';

/** Parses a dollar number of the API with at most 2 decimals. */
export function parseDollars(dollars: number): Result<Cents, 'invalid_input'> {
  const amount = hundredthsOf(dollars);
  return amount === undefined ? fail('invalid_input') : ok(cents(amount));
}

/**
 * Returns the dollar number that the API carries. Throws above about 70 trillion dollars, where a number
 * cannot hold the cents.
 */
export function dollarsOf(amount: Cents): number {
  const dollars = amount / 100;
  if (hundredthsOf(dollars) !== amount) throw new RangeError(`no dollar number holds ${amount} cents`);
  return dollars;
}
