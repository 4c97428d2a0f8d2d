import { moneyLimits } from '../limits.ts';
import { ok, type Result } from '../result.ts';
import { basisPointsOfPercent, parsePercent, type BasisPoints } from './basis-points.ts';

/** The two percentages of every order: service fee and tax (HST, S1§1). */
export type FeeRates = { readonly serviceFee: BasisPoints; readonly tax: BasisPoints };

/** Returns the default percentages, 5 % and 13 %, until the server's are loaded (S1§9, A-10). */
export const standardFeeRates = (): FeeRates => ({
  serviceFee: basisPointsOfPercent(moneyLimits.serviceFeePercent),
  tax: basisPointsOfPercent(moneyLimits.taxPercent),
});

/** Parses the current percentages of the misc amounts service (S1§7, A-10). */
export function parseFeeRates(percents: {
  readonly serviceFee: number;
  readonly tax: number;
}): Result<FeeRates, 'invalid_input'> {
  const serviceFee = parsePercent(percents.serviceFee);
  if (!serviceFee.ok) return serviceFee;
  const tax = parsePercent(percents.tax);
  if (!tax.ok) return tax;
  return ok({ serviceFee: serviceFee.value, tax: tax.value });
}
