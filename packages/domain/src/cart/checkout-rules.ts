import { brandedCodes } from '../errors/branded-codes.ts';
import { moneyLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { OrderLine } from './order-line.ts';
import type { CartTotals } from './price-cart.ts';

/** Whether the cart holds recaps and nothing else (S1§4). */
export const isRecapOnly = (lines: readonly OrderLine[]): boolean =>
  lines.length > 0 && lines.every(({ kind }) => kind === 'recap');

/** Whether the cart holds tips and nothing else. */
export const isTipsOnly = (lines: readonly OrderLine[]): boolean =>
  lines.length > 0 && lines.every(({ kind }) => kind === 'tip');

/**
 * Whether Check out is enabled: a provider is selected, or the cart is recap-only or a saved event's (S1§4). Waits
 * for the server's recap price, so that the total does not change after the host agreed to it.
 */
export function isCheckoutEnabled(cart: {
  readonly lines: readonly OrderLine[];
  readonly isSavedCart: boolean;
  readonly isRecapPriceFinal: boolean;
}): boolean {
  const has = (wanted: OrderLine['kind']): boolean => cart.lines.some(({ kind }) => kind === wanted);
  if (cart.lines.length === 0 || (has('recap') && !cart.isRecapPriceFinal)) return false;
  return cart.isSavedCart || has('provider') || isRecapOnly(cart.lines);
}

export type PaymentPath = 'card' | 'nothingToPay';

/**
 * Returns how an order is paid: a total of 0 completes without the card provider. Refuses less than $2, except for
 * tips, which have their own minimum (S1§5, A-23).
 */
export function paymentPathOf({
  totalCents,
  tipsCents,
}: Pick<CartTotals, 'totalCents' | 'tipsCents'>): Result<
  PaymentPath,
  'minimum_amount_should_be_2_kindly_contact_admin'
> {
  if (totalCents === 0) return ok('nothingToPay');
  const isTooSmall = totalCents < moneyLimits.minimumTotalCents && tipsCents === 0;
  return isTooSmall ? fail('minimum_amount_should_be_2_kindly_contact_admin') : ok('card');
}

/** Requires at least one provider on the extend or tip page, each once (S2§5, A-32). */
export function checkAddOnSelection(
  providerIds: readonly string[],
): Result<readonly string[], typeof brandedCodes.pleaseSelectProvider | 'invalid_input'> {
  if (providerIds.length === 0) return fail(brandedCodes.pleaseSelectProvider);
  return new Set(providerIds).size === providerIds.length ? ok(providerIds) : fail('invalid_input');
}
