import { fail, ok, type Result } from '../result.ts';
import { cents, type Cents } from './cents.ts';
import { hundredthsOf } from './hundredths.ts';

/** Reads an amount of our API, a dollar number with at most 2 decimals, into cents. */
export function parseDollars(dollars: number): Result<Cents, 'invalid_input'> {
  const amount = hundredthsOf(dollars);
  return amount === undefined ? fail('invalid_input') : ok(cents(amount));
}

/**
 * The dollar number that our API carries for an amount. Above about 70 trillion dollars a number has
 * no room for the cents; there it throws, because the other side would read a different amount.
 */
export function dollarsOf(amount: Cents): number {
  const dollars = amount / 100;
  if (hundredthsOf(dollars) !== amount) throw new RangeError(`no dollar number holds ${amount} cents`);
  return dollars;
}
