import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { changePromoCode } from './change-promo-code.ts';
import { findDiscount } from './find-discount.ts';
import { issuePromoCode } from './issue-promo-code.ts';
import { presentDiscount, presentPromoCode } from './promo-code.presenter.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import { discountRoutes, promoCodeCalls } from './promo-codes.routes.ts';

export { discountIn } from './discount-in.ts';
export {
  lockCodesOfUses,
  retakePromoCode,
  returnGiftBalance,
  returnPromoCode,
  spendPromoCode,
} from './spend-promo-code.ts';
export { issuePersonalCode } from './issue-personal-code.ts';

/** What a host may ask about a code. */
export function promoCodesModule(
  app: FastifyInstance,
  deps: AuditDeps & { readonly throttle: Throttle },
): void {
  discountRoutes(app, deps.throttle, async (accountId, typed) =>
    presented(await findDiscount(deps, accountId, typed), (code) => presentDiscount(code, accountId)),
  );
}

/** What operators can do with codes. */
export const promoCodeOperations = (deps: AuditDeps): readonly OperatorCall[] =>
  promoCodeCalls({
    list: async (filter) => {
      const { codes, total } = await promoCodeRepository(deps.database).list(filter);
      return { items: codes.map(presentPromoCode), total };
    },
    issue: async (author, given) => presented(await issuePromoCode(deps, author, given), presentPromoCode),
    change: async (author, id, changes) =>
      presented(await changePromoCode(deps, author, id, changes), presentPromoCode),
  });

const presented = <Value, Wire, Failure>(
  result: Result<Value, Failure>,
  present: (value: Value) => Wire,
): Result<Wire, Failure> => (result.ok ? ok(present(result.value)) : result);
