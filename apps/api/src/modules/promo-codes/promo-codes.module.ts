import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import {
  changePromoCode as changeEndpoint,
  issuePromoCode as issueEndpoint,
  listPromoCodes,
} from '@repo/contracts/operator/promo-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../database/in-batches.ts';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { changePromoCode } from './change-promo-code.ts';
import { enterCode, findCode } from './entering/enter-code.ts';
import { enteredCodeRepository, enteredCodesSince } from './entering/entered-code.repository.ts';
import { issuePromoCode } from './issue-promo-code.ts';
import { presentDiscount, presentPromoCode } from './promo-code.presenter.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import { discountRoutes } from './promo-codes.routes.ts';

export { findDiscount } from './find-discount.ts';
export { enterCode } from './entering/enter-code.ts';
export { limitWrongCodes } from './promo-codes.routes.ts';
export {
  lockCodesOfUses,
  retakePromoCode,
  returnGiftBalance,
  returnPromoCode,
  spendPromoCode,
} from './spend-promo-code.ts';
export { issuePersonalCode } from './issue-personal-code.ts';

/** Checks promo codes for hosts. */
export function promoCodesModule(
  app: FastifyInstance,
  deps: AuditDeps & Pick<Deps, 'throttle' | 'jobs'>,
): void {
  const answering =
    (find: typeof findCode) =>
    async (accountId: number, typed: string): Promise<Result<DiscountDetail, ErrorCode>> =>
      presented(await find(deps, accountId, typed), (code) => presentDiscount(code, accountId));
  discountRoutes(app, deps.throttle, { enter: answering(enterCode), find: answering(findCode) });
  deps.jobs.repeat('sweep-entered-codes', secondsPerDay, () => {
    const before = enteredCodesSince(new Date(deps.clock.nowMs()));
    return inBatches((most) => enteredCodeRepository(deps.database).sweep(before, most));
  });
}

/** The operators' calls on promo codes. */
export const promoCodeOperations = (deps: AuditDeps): readonly OperatorCall[] => [
  operatorCall(listPromoCodes, async ({ query }) => {
    const { items, total } = await promoCodeRepository(deps.database).list(query);
    return ok(answerPage({ items: items.map(presentPromoCode), total }));
  }),
  operatorCall(issueEndpoint, async ({ body }, author) =>
    presented(await issuePromoCode(deps, author, body), presentPromoCode),
  ),
  operatorCall(changeEndpoint, async ({ params, body }, author) =>
    presented(await changePromoCode(deps, author, params.promoCodeId, body), presentPromoCode),
  ),
];

const presented = <Value, Wire, Failure>(
  result: Result<Value, Failure>,
  present: (value: Value) => Wire,
): Result<Wire, Failure> => (result.ok ? ok(present(result.value)) : result);
