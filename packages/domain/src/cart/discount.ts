import { requiredText, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { parsePercent, percentOf, type BasisPoints } from '../money/basis-points.ts';
import { cents, minus, minOf, type Cents } from '../money/cents.ts';
import { parseDollars } from '../money/dollars.ts';
import { fail, ok, type Result } from '../result.ts';
import { totalOfKinds, type LineKind, type OrderLine } from './order-line.ts';

/** The value of a code (S1§3 "Discount detail"). Only an amount can be the balance of a gift card. */
export type Discount =
  | { readonly type: '%'; readonly rate: BasisPoints }
  | { readonly type: '$'; readonly valueCents: Cents; readonly isGiftCard: boolean };

/** The amount deducted from a cart, and the remaining balance of a gift card. */
export type AppliedDiscount = { readonly amountCents: Cents; readonly promoBalanceCents: Cents };

/** Requires a code of at most 35 characters (S1§5). */
export const checkPromoCode: FieldRule = (entered) => requiredText(textLimits.promoCode)(entered);

/** Parses the discount of the API, whose value is a percentage or dollars by its type (S1§3, A-18). */
export function parseDiscount(detail: {
  readonly type: string;
  readonly value: number;
  readonly isGiftCard: boolean;
}): Result<Discount, 'invalid_promo_code'> {
  if (detail.type === '%' && !detail.isGiftCard) {
    const rate = parsePercent(detail.value);
    if (rate.ok) return ok({ type: '%', rate: rate.value });
  }
  if (detail.type === '$') {
    const value = parseDollars(detail.value);
    if (value.ok && value.value >= 0)
      return ok({ type: '$', valueCents: value.value, isGiftCard: detail.isGiftCard });
  }
  return fail('invalid_promo_code');
}

/**
 * Returns the kinds of lines that a code applies to: `%` to providers, `$` to providers and recaps, none to add-ons
 * (A-21, A-22).
 */
export function discountedKindsOf(discount: Discount | null): readonly LineKind[] {
  if (discount === null) return [];
  return discount.type === '%' ? ['provider'] : ['provider', 'recap'];
}

/** Applies a code to a cart, up to the sum of the lines it applies to. A gift card keeps the rest (S1§9, A-21). */
export function applyDiscount(discount: Discount | null, lines: readonly OrderLine[]): AppliedDiscount {
  if (discount === null) return { amountCents: cents(0), promoBalanceCents: cents(0) };
  const baseCents = totalOfKinds(lines, discountedKindsOf(discount));
  if (discount.type === '%')
    return { amountCents: percentOf(baseCents, discount.rate), promoBalanceCents: cents(0) };
  const amountCents = minOf(discount.valueCents, baseCents);
  const leftCents = minus(discount.valueCents, amountCents);
  return { amountCents, promoBalanceCents: discount.isGiftCard ? leftCents : cents(0) };
}
