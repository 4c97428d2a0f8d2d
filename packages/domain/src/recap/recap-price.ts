import type { RecapLine } from '../cart/order-line.ts';
import { moneyLimits } from '../limits.ts';
import { cents, sumOf, times, type Cents } from '../money/cents.ts';
import { hasRecapItem, type RecapChoice } from './recap-choice.ts';

type RecapPriceList = { readonly withLogoCents: Cents; readonly withoutLogoCents: Cents };

/** What a recap costs; a price that is not final yet may be shown, but checkout waits for it. */
export type RecapPrices = RecapPriceList & { readonly isFinal: boolean };

/** The server's price wins; until it is there, $75 without and $125 with the host's logo (S1§9, A-04). */
export const recapPricesOf = (fromServer: RecapPriceList | null): RecapPrices =>
  fromServer === null
    ? {
        withLogoCents: cents(moneyLimits.recapWithLogoCents),
        withoutLogoCents: cents(moneyLimits.recapCents),
        isFinal: false,
      }
    : { ...fromServer, isFinal: true };

/** The subtotal of the recap step: pieces times price, with and without logo (S1§2, S1§3 "reelTotal"). */
export const recapSubtotalOf = (choice: RecapChoice, prices: RecapPriceList): Cents =>
  sumOf([
    times(prices.withLogoCents, choice.isWithLogo ? choice.quantityWithLogo : 0),
    times(prices.withoutLogoCents, choice.isWithoutLogo ? choice.quantityWithoutLogo : 0),
  ]);

/** The order line of a recap, priced with logo, or none when no recap goes into the order (S1§3, S1§4). */
export const recapLineOf = (lineId: string, choice: RecapChoice, prices: RecapPriceList): RecapLine | null =>
  hasRecapItem(choice)
    ? { lineId, kind: 'recap', pricePerRecapCents: prices.withLogoCents, quantity: choice.quantityWithLogo }
    : null;
