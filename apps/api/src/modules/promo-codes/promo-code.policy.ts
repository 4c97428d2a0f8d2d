import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** The terms of a code, and its uses as one account sees them. */
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
 * Returns why an account cannot use a code now, or undefined. A code of another account is refused like an unknown one, so
 * that codes of others cannot be found out; only an own code is reported as used up.
 */
export function findCodeIssue(
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
