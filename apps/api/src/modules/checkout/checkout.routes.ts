import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { SignedInActor } from '../../actor.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type StartCheckout = (host: SignedInActor, sent: SentCheckout) => Promise<Result<CheckoutSession, ErrorCode>>;

export function checkoutRoutes(app: FastifyInstance, startCheckout: StartCheckout): void {
  bindEndpoint(app, createCheckoutSession, async (call) =>
    orFail(await startCheckout(signedIn(call), call.body)),
  );
}
