import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { integersIn } from '../integer-range.ts';

/** Returns the options of the quantity select: the server's, and 0 to 5 until they are loaded (S1§9, A-85). */
export const recapQuantityOptionsOf = (fromServer: readonly number[] | null): readonly number[] =>
  fromServer ?? integersIn(moneyLimits.recapQuantity);

/** Requires a quantity above 0 that is among the options (S1§5). */
export function checkRecapQuantity(
  quantity: number,
  options: readonly number[],
): Result<number, 'recap_quantity_must_be_greater_than_0' | 'invalid_input'> {
  if (quantity <= 0) return fail('recap_quantity_must_be_greater_than_0');
  return options.includes(quantity) ? ok(quantity) : fail('invalid_input');
}
