import { getDiscount } from '@repo/contracts/checkout/promo-code';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { limitFailures } from '../../http/limits/limit-failures.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { wrongCodes } from './entering/promo-code-limit.ts';

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

type FindDiscount = (accountId: number, typed: string) => Promise<Result<DiscountDetail, ErrorCode>>;

type DiscountCommands = { readonly enter: FindDiscount; readonly find: FindDiscount };

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
