import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import type { ChangedPrice, CheckoutSession } from '@repo/contracts/checkout/pay';
import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { SignedInActor } from '../../actor.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import { limitWrongCodes } from '../promo-codes/promo-codes.module.ts';
import { presentTotals } from './checkout.presenter.ts';
import type { PriceChange } from './start-checkout.ts';

type StartCheckout = (
  host: SignedInActor,
  sent: SentCheckout,
) => Promise<Result<CheckoutSession, ErrorCode> | PriceChange>;

export function checkoutRoutes(app: FastifyInstance, throttle: Throttle, startCheckout: StartCheckout): void {
  bindEndpoint(app, createCheckoutSession, async (call) => {
    const host = signedIn(call);
    const start = async () => failOnPriceChange(await startCheckout(host, call.body));
    const hasCode = call.body.Event.Order.orderDiscountDetail?.id !== undefined;
    // Guesses of code ids count together with guesses of the codes themselves.
    return hasCode
      ? limitWrongCodes(throttle, { accountId: host.accountId, address: call.address }, start)
      : orFail(await start());
  });
}

/** Throws a failure with the current totals when the price has changed. */
function failOnPriceChange<Value>(started: Result<Value, ErrorCode> | PriceChange): Result<Value, ErrorCode> {
  if (started.ok || !('totals' in started)) return started;
  const meta: ChangedPrice = { totals: presentTotals(started.totals) };
  throw new RequestFailure(started.failure, [], undefined, meta);
}
