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
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { PromoCodeFilter } from './promo-code.repository.ts';

type Done<Value> = Promise<Result<Value, ErrorCode>>;

export function discountRoutes(
  app: FastifyInstance,
  findDiscount: (accountId: number, typed: string) => Done<DiscountDetail>,
): void {
  // An operator may see what a host would: whose account it is, has been judged by then.
  bindEndpoint(app, getDiscount, async ({ params }) =>
    orFail(await findDiscount(params.userId, params.code)),
  );
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
