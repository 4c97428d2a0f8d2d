import { getDiscount } from '@repo/contracts/checkout/promo-code';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import { changePromoCode, issuePromoCode, listPromoCodes } from '@repo/contracts/operator/promo-codes';
import type { IssuedPromoCode, NewPromoCode, PromoCodeChanges } from '@repo/contracts/operator/promo-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import type { Author } from '../../operator/author.ts';
import { answerPage } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { limitFailures } from '../../http/limits/limit-failures.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { wrongCodes } from './entering/promo-code-limit.ts';
import type { PromoCodeFilter } from './promo-code.repository.ts';

type Done<Value> = Promise<Result<Value, ErrorCode>>;

type Caller = { readonly accountId: number; readonly address: string };

/** Runs work that names a code, and counts it as a wrong guess when the code is unknown. */
export function limitWrongCodes<Value>(
  throttle: Throttle,
  { accountId, address }: Caller,
  work: () => Promise<Result<Value, ErrorCode>>,
): Promise<Value> {
  // A valid code does not reset the count, or an account could send one between its guesses.
  const limits = [
    { rule: wrongCodes.ofAccount, subject: String(accountId) },
    { rule: wrongCodes.fromAddress, subject: address, isCountedAfterwards: true },
  ];
  return limitFailures(throttle, 'invalid_promo_code', limits, work);
}

type DiscountCommands = {
  readonly enter: (accountId: number, typed: string) => Done<DiscountDetail>;
  readonly find: (accountId: number, typed: string) => Done<DiscountDetail>;
};

export function discountRoutes(
  app: FastifyInstance,
  throttle: Throttle,
  { enter, find }: DiscountCommands,
): void {
  bindEndpoint(app, getDiscount, async (call) => {
    const { accountId } = signedIn(call);
    const { userId, code } = call.params;
    // An operator sees what the host would see, without entering the code.
    const ask = accountId === userId ? enter : find;
    return limitWrongCodes(throttle, { accountId, address: call.address }, () => ask(userId, code));
  });
}

export type PromoCodeCommands = {
  readonly list: (filter: PromoCodeFilter) => Promise<Paged<IssuedPromoCode>>;
  readonly issue: (author: Author, given: NewPromoCode) => Done<IssuedPromoCode>;
  readonly change: (author: Author, id: number, changes: PromoCodeChanges) => Done<IssuedPromoCode>;
};

export const promoCodeCalls = ({ list, issue, change }: PromoCodeCommands): readonly OperatorCall[] => [
  operatorCall(listPromoCodes, async ({ query }) => ok(answerPage(await list(query)))),
  operatorCall(issuePromoCode, ({ body }, author) => issue(author, body)),
  operatorCall(changePromoCode, ({ params, body }, author) => change(author, params.promoCodeId, body)),
];
