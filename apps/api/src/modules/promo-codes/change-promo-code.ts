import type { PromoCodeChanges } from '@repo/contracts/operator/promo-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { isLater, optionalDateOf } from './issue-promo-code.ts';
import { presentForAudit, presentPromoCode } from './promo-code.presenter.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import type { PromoCodeRecord } from './promo-code.repository.ts';

/** Changes the given terms of a code, or ends it. Past uses are unaffected. */
export const changePromoCode = (
  deps: AuditDeps,
  author: Author,
  id: number,
  changes: PromoCodeChanges,
): Promise<Result<PromoCodeRecord, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const codes = promoCodeRepository(transaction);
    const before = await codes.lock(id);
    if (before === undefined) return fail('object_does_not_exist');
    const { validFrom, validUntil } = presentPromoCode(before);
    // Refuses a limit below the uses so far: an operator who wants that ends the code.
    const isTooFew = typeof changes.mostUses === 'number' && changes.mostUses < before.uses;
    const isInOrder = isLater(givenOr(changes.validFrom, validFrom), givenOr(changes.validUntil, validUntil));
    if (isTooFew || !isInOrder) return fail('invalid_promo_code');
    await codes.change(id, {
      validFrom: optionalDateOf(changes.validFrom),
      validUntil: optionalDateOf(changes.validUntil),
      mostUses: changes.mostUses,
      mostUsesPerAccount: changes.mostUsesPerAccount,
      isActive: changes.isActive,
    });
    const after = (await codes.lock(id)) ?? before;
    const change = {
      action: 'change',
      object: { kind: before.isGiftCard ? 'gift card' : 'promo code', id },
      before: presentForAudit(before),
      after: presentForAudit(after),
    };
    return ok({ value: after, changes: [change] });
  });

const givenOr = <Value>(given: Value | undefined, before: Value): Value =>
  given === undefined ? before : given;
