import type { Refund } from '@repo/contracts/checkout/refund';
import { cents, sumOf } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';

/** Returns an amount of the API, which is in dollars, as cents. */
export function centsOf(dollars: number): Cents {
  const amount = parseDollars(dollars);
  return amount.ok ? amount.value : cents(0);
}

/** Returns the last digits of the cards that get something back; null stands for a card of which they are not known. */
export const cardsOf = ({ lines }: Refund): readonly (string | null)[] => [
  ...new Set(lines.flatMap(({ amount, lastCardDigits }) => (amount > 0 ? [lastCardDigits] : []))),
];

/** Returns what is credited to gift cards in all. */
export const giftCardCentsOf = ({ lines }: Refund): Cents =>
  sumOf(lines.map(({ giftCard }) => centsOf(giftCard)));
