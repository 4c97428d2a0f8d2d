import type { NewPromoCode } from '@repo/contracts/operator/promo-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hundredthsOf } from '@repo/domain/money/hundredths';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { presentForAudit } from './promo-code.presenter.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import type { PromoCodeRecord } from './promo-code.repository.ts';
import { randomCode } from './random-code.ts';

/** A shorter code of a gift card could be guessed. */
const minGiftCardCodeLength = 12;

/** Issues a promo code or a gift card. */
export const issuePromoCode = (
  deps: AuditDeps,
  author: Author,
  given: NewPromoCode,
): Promise<Result<PromoCodeRecord, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const code = given.code ?? randomCode();
    const isGiftCard = given.isGiftCard ?? false;
    // Cents are hundredths of a dollar and basis points hundredths of a percent.
    const value = hundredthsOf(given.value);
    const { validFrom, validUntil } = given;
    if (value === undefined || !isLater(validFrom, validUntil)) return fail('invalid_promo_code');
    if (isGiftCard && code.length < minGiftCardCodeLength) return fail('invalid_promo_code');
    const codes = promoCodeRepository(transaction);
    const accountId = given.issuedForAccountId ?? null;
    if (accountId !== null && !(await codes.isAccount(accountId))) return fail('object_does_not_exist');
    const id = await codes.add({
      code,
      type: given.type,
      value,
      isGiftCard,
      balanceCents: isGiftCard ? value : null,
      validFrom: optionalDateOf(validFrom ?? null),
      validUntil: optionalDateOf(validUntil ?? null),
      mostUses: given.mostUses ?? null,
      mostUsesPerAccount: given.mostUsesPerAccount ?? null,
      isActive: given.isActive ?? true,
      issuedForAccountId: accountId,
      issuedForEmail: given.issuedForEmail ?? null,
      createdAt: new Date(deps.clock.nowMs()),
    });
    const issued = await codes.lock(id);
    if (issued === undefined) return fail('object_does_not_exist');
    const object = { kind: isGiftCard ? 'gift card' : 'promo code', id };
    const change = { action: 'issue', object, before: null, after: presentForAudit(issued) };
    return ok({ value: issued, changes: [change] });
  });

/** Returns whether a period does not end before it starts. */
export const isLater = (from: number | null | undefined, until: number | null | undefined): boolean =>
  from === null || from === undefined || until === null || until === undefined || until > from;

/** Null removes a date, and undefined leaves it as it is. */
export const optionalDateOf = <Missing extends null | undefined>(seconds: number | Missing): Date | Missing =>
  typeof seconds === 'number' ? dateOf(seconds) : seconds;
