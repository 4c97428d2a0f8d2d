import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { wholeNumbersOf } from '../whole-range.ts';

/** What the quantity select offers: the server's options, and 0 to 5 until they are loaded (S1§9, A-85). */
export const recapQuantityOptionsOf = (fromServer: readonly number[] | null): readonly number[] =>
  fromServer ?? wholeNumbersOf(moneyLimits.recapQuantity);

/** A recap with logo needs a quantity above 0, out of the options on offer (S1§5). */
export function checkRecapQuantity(
  quantity: number,
  options: readonly number[],
): Result<number, 'recap_quantity_must_be_greater_than_0' | 'invalid_input'> {
  if (quantity <= 0) return fail('recap_quantity_must_be_greater_than_0');
  return options.includes(quantity) ? ok(quantity) : fail('invalid_input');
}
