import type { FastifyInstance } from 'fastify';
import type { CheckoutDeps } from './checkout-deps.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { startCheckout } from './start-checkout.ts';

export type { CheckoutDeps } from './checkout-deps.ts';
export { startCheckout } from './start-checkout.ts';

/** What a host puts into a cart becomes an order here, priced from our own tables, with its time held. */
export function checkoutModule(app: FastifyInstance, deps: CheckoutDeps): void {
  checkoutRoutes(app, (host, sent) => startCheckout(deps, host, sent));
}
