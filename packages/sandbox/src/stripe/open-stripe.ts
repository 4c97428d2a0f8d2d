import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock/shared-clock.ts';
import { apiRoutes } from './api/api-routes.ts';
import { openAccountOperations } from './account-operations.ts';
import { disputeRoutes } from './pages/dispute-routes.ts';
import { onboardingRoutes } from './pages/onboarding-routes.ts';
import { payRoutes } from './pages/pay-routes.ts';
import type { StripeKeys } from './sandbox-stripe.ts';
import { openDeliverer } from './webhooks/deliver-webhooks.ts';
import { webhookModeRoutes } from './webhooks/webhook-mode-routes.ts';

type Options = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly keys: StripeKeys;
  /** The addresses of `/sandbox` and of the product's webhooks, read when used. */
  readonly pagesUrl: () => string;
  readonly webhookUrl: () => string;
  readonly onTrouble: (reason: unknown) => void;
};

export type SandboxStripe = {
  readonly routes: (scope: FastifyInstance) => Promise<void>;
  /** Applies due changes, sends the webhooks and returns how many arrived. */
  readonly deliverDue: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Opens a card provider with one account: API, pages and webhooks. */
export function openStripe(options: Options): SandboxStripe {
  const { keys, onTrouble, pool } = options;
  const operations = openAccountOperations({ ...options, ...keys, onDone: () => deliverer.deliverSoon() });
  const deliverer = openDeliverer({ ...options, ...keys, operations });
  return {
    routes: async (scope) => {
      await scope.register(
        async (api) => apiRoutes(api, { operations, secretKey: keys.secretKey, onTrouble }),
        {
          prefix: '/stripe',
        },
      );
      payRoutes(scope, operations);
      disputeRoutes(scope, operations);
      onboardingRoutes(scope, operations);
      webhookModeRoutes(scope, { pool, operations });
    },
    deliverDue: deliverer.deliverDue,
    start: deliverer.start,
    stop: deliverer.stop,
  };
}
