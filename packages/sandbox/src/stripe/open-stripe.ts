import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock/shared-clock.ts';
import { apiRoutes } from './api/api-routes.ts';
import { openOffice } from './office.ts';
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
  /** Where `/sandbox` is reached, and where the product takes webhooks; asked at the time of use. */
  readonly pagesUrl: () => string;
  readonly webhookUrl: () => string;
  readonly onTrouble: (reason: unknown) => void;
};

export type SandboxStripe = {
  readonly routes: (scope: FastifyInstance) => Promise<void>;
  /** Has everything happen that is due by the clock, sends the webhooks, answers how many arrived. */
  readonly deliverDue: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** A card provider with one account: its API, its pages and its webhooks. */
export function openStripe(options: Options): SandboxStripe {
  const { keys, onTrouble, pool } = options;
  const office = openOffice({ ...options, ...keys, onDone: () => deliverer.deliverSoon() });
  const deliverer = openDeliverer({ ...options, ...keys, office });
  return {
    routes: async (scope) => {
      await scope.register(async (api) => apiRoutes(api, { office, secretKey: keys.secretKey, onTrouble }), {
        prefix: '/stripe',
      });
      payRoutes(scope, office);
      onboardingRoutes(scope, office);
      webhookModeRoutes(scope, { pool, office });
    },
    deliverDue: deliverer.deliverDue,
    start: deliverer.start,
    stop: deliverer.stop,
  };
}
