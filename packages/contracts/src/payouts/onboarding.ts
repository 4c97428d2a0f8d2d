import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { idParams } from '../wire/ids.ts';

const topic = 'Payouts';

/** The payment provider's page for the details of a payout account (S3§4). */
export const onboardingStart = z.object({ url: z.url() });
export type OnboardingStart = z.output<typeof onboardingStart>;

/** The state of the connection (S3§3). */
export const payoutConnection = z.object({ detailsSubmitted: z.boolean(), chargesEnable: z.boolean() });
export type PayoutConnection = z.output<typeof payoutConnection>;

export const startOnboarding = defineEndpoint('GET /api/Stripe/StartOnBoarding/:id', {
  topic,
  summary: 'Start to connect a payout account',
  actors: capabilities.connectPayouts,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  isClosedToOperators: true,
  params: idParams,
  errors: ['unable_to_access_server', 'action_is_not_possible_now'],
  reply: onboardingStart,
});

export const exitOnboarding = defineEndpoint('GET /api/Stripe/ExitOnBoarding/:id', {
  topic,
  summary: 'How far the connection of the payout account is',
  actors: capabilities.connectPayouts,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  errors: ['unable_to_access_server'],
  reply: payoutConnection,
});

export const payoutEndpoints = [startOnboarding, exitOnboarding] as const satisfies readonly Endpoint[];
