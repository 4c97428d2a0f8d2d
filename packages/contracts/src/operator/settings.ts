import { moneyLimits } from '@repo/domain/limits';
import { parsePercent } from '@repo/domain/money/basis-points';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dollars, percent } from '../wire/amounts.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { operatorCall } from './operator-call.ts';

/** A higher price is a typing error. */
const highestPrice = 10_000;
const price = dollars.max(highestPrice);

/** At most two decimals, so that it is a whole number of basis points. */
export const exactPercent = percent.refine((given) => parsePercent(given).ok, {
  error: 'a percentage has at most two decimals, such as 14.97',
});

/** A rate that a provider may have: $58 to $500 an hour. */
export const hourlyRate = dollars
  .min(moneyLimits.hourlyRateCents.from / 100)
  .max(moneyLimits.hourlyRateCents.to / 100);

/** Settings that operators may change at run time; all others are environment variables. */
export const settings = z.object({
  serviceFee: exactPercent,
  tax: exactPercent,
  recapPrice: price,
  recapWithLogoPrice: price,
  /** Per provider and extra hour. */
  extensionPrice: price,
  /** The default rate for approved applications. */
  defaultHourlyRate: hourlyRate,
  /** */
  isDraftEventAllowed: z.boolean(),
  /** */
  isOneHourAllowed: z.boolean(),
});
export type SettingsOnWire = z.output<typeof settings>;

export const readSettings = defineEndpoint('GET /api/v1/operator/settings', {
  ...operatorCall,
  summary: 'Fees, prices and switches',
  reply: settings,
});

export const changeSettings = defineEndpoint('PUT /api/v1/operator/settings', {
  ...operatorCall,
  summary: 'Update the given settings',
  body: anyCasing(settings.partial()),
  success: 'updated_successfully',
  reply: settings,
});
