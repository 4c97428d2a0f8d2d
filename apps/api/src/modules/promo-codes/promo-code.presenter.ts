import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { IssuedPromoCode } from '@repo/contracts/operator/promo-codes';
import type { PromoCodeRecord } from './promo-code.repository.ts';

/**
 * The detail of A-74. A gift card is worth what it still holds. Nothing is taken off yet: `amount` becomes known with
 * the cart, which only the order prices.
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
  validFrom: secondsOf(code.validFrom),
  validUntil: secondsOf(code.validUntil),
  mostUses: code.mostUses,
  mostUsesPerAccount: code.mostUsesPerAccount,
  isActive: code.isActive,
  uses: code.uses,
  issuedForAccountId: code.issuedForAccountId,
  issuedForEmail: code.issuedForEmail,
  createdAt: secondsOf(code.createdAt) ?? 0,
});

/** What the audit log keeps of a code: its terms, and never the address of a person. */
export const presentForAudit = (code: PromoCodeRecord): object => {
  const { issuedForEmail, ...terms } = presentPromoCode(code);
  return { ...terms, isIssuedForEmail: issuedForEmail !== null };
};

/** Dollars out of cents, and percent out of basis points. */
const hundredth = (whole: number): number => whole / 100;

const secondsOf = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1000);
