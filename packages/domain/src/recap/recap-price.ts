import type { RecapLine } from '../cart/order-line.ts';
import { moneyLimits } from '../limits.ts';
import { cents, sumOf, times, type Cents } from '../money/cents.ts';
import { hasRecapItem, type RecapChoice } from './recap-choice.ts';

type RecapPriceList = { readonly withLogoCents: Cents; readonly withoutLogoCents: Cents };

/** The prices of a recap. Until they are final they may be shown, but checkout waits. */
export type RecapPrices = RecapPriceList & { readonly isFinal: boolean };

/** Returns the server's prices; until they are loaded, $75 without and $125 with the host's logo (S1§9, A-04). */
export const recapPricesOf = (fromServer: RecapPriceList | null): RecapPrices =>
  fromServer === null
    ? {
        withLogoCents: cents(moneyLimits.recapWithLogoCents),
        withoutLogoCents: cents(moneyLimits.recapCents),
        isFinal: false,
      }
    : { ...fromServer, isFinal: true };

/** Returns the subtotal of the recap step (S1§2, S1§3 "reelTotal"). */
export const recapSubtotalOf = (choice: RecapChoice, prices: RecapPriceList): Cents =>
  sumOf([
    times(prices.withLogoCents, choice.isWithLogo ? choice.quantityWithLogo : 0),
    times(prices.withoutLogoCents, choice.isWithoutLogo ? choice.quantityWithoutLogo : 0),
  ]);

/** Returns the order line of a recap, priced with logo, or null when the order has none (S1§3, S1§4). */
export const recapLineOf = (lineId: string, choice: RecapChoice, prices: RecapPriceList): RecapLine | null =>
  hasRecapItem(choice)
    ? { lineId, kind: 'recap', pricePerRecapCents: prices.withLogoCents, quantity: choice.quantityWithLogo }
    : null;
