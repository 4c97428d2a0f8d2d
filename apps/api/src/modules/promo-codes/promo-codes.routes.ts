import { getDiscount } from '@repo/contracts/checkout/promo-code';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import { changePromoCode, issuePromoCode, listPromoCodes } from '@repo/contracts/operator/promo-codes';
import type { IssuedPromoCode, NewPromoCode, PromoCodeChanges } from '@repo/contracts/operator/promo-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../operator/author.ts';
import { answer } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { limitFailures } from '../../http/limits/limit-failures.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { Throttle, ThrottleRule } from '../../ports/throttle.ts';
import type { PromoCodeFilter } from './promo-code.repository.ts';

type Done<Value> = Promise<Result<Value, ErrorCode>>;

const quarterHour = 15 * 60;

/** Codes are guessed like passwords, and held back like them. */
const wrongCodes = {
  ofAccount: { name: 'wrong promo code of account', most: 10, seconds: quarterHour },
  fromAddress: { name: 'wrong promo code from address', most: 200, seconds: quarterHour },
} as const satisfies Readonly<Record<string, ThrottleRule>>;

export function discountRoutes(
  app: FastifyInstance,
  throttle: Throttle,
  findDiscount: (accountId: number, typed: string) => Done<DiscountDetail>,
): void {
  // An operator may see what a host would: whose account it is, has been judged by then.
  bindEndpoint(app, getDiscount, async (call) => {
    // A good code forgives nothing: whoever has one would ask for it between any two guesses.
    const limits = [
      { rule: wrongCodes.ofAccount, subject: String(signedIn(call).accountId) },
      { rule: wrongCodes.fromAddress, subject: call.address, isCountedAfterwards: true },
    ];
    const { userId, code } = call.params;
    return limitFailures(throttle, 'invalid_promo_code', limits, () => findDiscount(userId, code));
  });
}

export type PromoCodeCommands = {
  readonly list: (filter: PromoCodeFilter) => Promise<{ items: IssuedPromoCode[]; total: number }>;
  readonly issue: (author: Author, given: NewPromoCode) => Done<IssuedPromoCode>;
  readonly change: (author: Author, id: number, changes: PromoCodeChanges) => Done<IssuedPromoCode>;
};

export const promoCodeCalls = ({ list, issue, change }: PromoCodeCommands): readonly OperatorCall[] => [
  operatorCall(listPromoCodes, async ({ query }) => {
    const { items, total } = await list(query);
    return ok(answer(items, { beside: { total } }));
  }),
  operatorCall(issuePromoCode, ({ body }, author) => issue(author, body)),
  operatorCall(changePromoCode, ({ params, body }, author) => change(author, params.promoCodeId, body)),
];
