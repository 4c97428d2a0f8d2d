import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** The terms of a code and what became of it so far, as far as one account is concerned. */
export type CodeTerms = {
  readonly isActive: boolean;
  readonly isGiftCard: boolean;
  readonly balanceCents: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly mostUses: number | null;
  readonly uses: number;
  readonly mostUsesPerAccount: number | null;
  readonly usesByAccount: number;
  readonly issuedForAccountId: number | null;
  readonly issuedForEmail: string | null;
};

export type CodeHolder = { readonly accountId: number; readonly email: string };

/**
 * Why a code is worth nothing to somebody right now, or nothing when it is good. Whatever is not theirs answers like a
 * code that does not exist, so that nobody learns the codes of others; only their own can be known as used up.
 */
export function refusalOfCode(
  code: CodeTerms | undefined,
  holder: CodeHolder,
  now: Date,
): ErrorCode | undefined {
  if (code === undefined || !code.isActive || !isFor(code, holder)) return 'invalid_promo_code';
  if (code.validFrom !== null && now < code.validFrom) return 'invalid_promo_code';
  const isOver = code.validUntil !== null && now >= code.validUntil;
  return isOver || isUsedUp(code) ? 'promo_code_has_expired' : undefined;
}

const isFor = (code: CodeTerms, { accountId, email }: CodeHolder): boolean =>
  (code.issuedForAccountId === null || code.issuedForAccountId === accountId) &&
  (code.issuedForEmail === null || code.issuedForEmail === email);

const isUsedUp = (code: CodeTerms): boolean =>
  (code.isGiftCard && code.balanceCents === 0) ||
  (code.mostUses !== null && code.uses >= code.mostUses) ||
  (code.mostUsesPerAccount !== null && code.usesByAccount >= code.mostUsesPerAccount);
