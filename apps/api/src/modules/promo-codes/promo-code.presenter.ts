import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { IssuedPromoCode } from '@repo/contracts/operator/promo-codes';
import { secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { PromoCodeRecord } from './promo-code.repository.ts';

/**
 * Presents a code to a host. A gift card is worth its balance. `amount` is 0, because only an order prices the
 * cart.
 */
export const presentDiscount = (code: PromoCodeRecord, userId: number): DiscountDetail => ({
  id: code.id,
  type: code.type,
  value: hundredth(code.balanceCents ?? code.value),
  isGiftCard: code.isGiftCard,
  userId,
  amount: 0,
  promoBalance: hundredth(code.balanceCents ?? 0),
});

export const presentPromoCode = (code: PromoCodeRecord): IssuedPromoCode => ({
  id: code.id,
  code: code.code,
  type: code.type,
  value: hundredth(code.value),
  isGiftCard: code.isGiftCard,
  balance: code.balanceCents === null ? null : hundredth(code.balanceCents),
  validFrom: secondsOrNull(code.validFrom),
  validUntil: secondsOrNull(code.validUntil),
  mostUses: code.mostUses,
  mostUsesPerAccount: code.mostUsesPerAccount,
  isActive: code.isActive,
  uses: code.uses,
  issuedForAccountId: code.issuedForAccountId,
  issuedForEmail: code.issuedForEmail,
  createdAt: secondsOf(code.createdAt),
});

/** Presents a code for the audit log, without the email address of a person. */
export const presentForAudit = (code: PromoCodeRecord): object => {
  const { issuedForEmail, ...terms } = presentPromoCode(code);
  return { ...terms, isIssuedForEmail: issuedForEmail !== null };
};

/** Converts cents to dollars, and basis points to percent. */
const hundredth = (whole: number): number => whole / 100;
