import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sweepAbandonedCheckouts } from './abandoned/sweep-abandoned-checkouts.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { startCheckout } from './start-checkout.ts';

export type { CheckoutDeps } from './checkout-deps.ts';
export { startCheckout } from './start-checkout.ts';

/** Turns carts into orders: prices them from our own tables, holds their slots and opens their payments. */
export function checkoutModule(
  app: FastifyInstance,
  deps: CheckoutDeps & Pick<Deps, 'throttle' | 'jobs'>,
): void {
  checkoutRoutes(app, deps.throttle, (host, sent) => startCheckout(deps, host, sent));
  deps.jobs.repeat('sweep-abandoned-checkouts', secondsPerDay, () => sweepAbandonedCheckouts(deps));
}
