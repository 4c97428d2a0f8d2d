import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import type { Sandbox } from '@repo/sandbox/open-sandbox';
import { sandboxStripe } from '@repo/sandbox/stripe/sandbox-stripe';
import { z } from 'zod';
import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import type { AppDeps } from '../bind-modules.ts';
import { webhookPath } from '../external-services.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { fixedClock } from './fixed-clock.ts';
import { openTestApi } from './test-api.ts';
import type { TestApi } from './test-api.ts';

export type WebhookMode = 'deliver' | 'drop' | 'duplicate' | 'delay' | 'shuffle';

/** `clock` is the sandbox's clock; `clock.advanceSeconds` moves it without running due work. */
export type TestShop = TestApi & {
  readonly sandbox: Sandbox;
  /** Where the API listens, with the sandbox below `/sandbox`. */
  readonly url: string;
  /** The production adapter, talking to the sandbox. */
  readonly payments: PaymentGateway;
  /**
   * Pays as the hosted page does, and waits until the due webhooks are delivered. Returns the page that the host is
   * sent to; undefined if the card was refused.
   */
  readonly pay: (sessionId: string, card?: string) => Promise<string | undefined>;
  readonly setWebhooks: (mode: WebhookMode, seconds?: number) => Promise<void>;
  /** Returns the lines of the payment page, in cents. */
  readonly sessionLines: (sessionId: string) => Promise<readonly SessionLine[]>;
  /** Moves the clock, and resolves once expired sessions have ended, webhooks have arrived and due jobs have run. */
  readonly moveClock: (seconds: number) => Promise<void>;
};

const shownSession = z.object({
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount: z.number() })),
});
type SessionLine = z.output<typeof shownSession>['lines'][number];

/** Opens the real API with the real sandbox on a socket, the production payment adapter and the real queue. */
export async function openTestShop(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
  template?: string,
): Promise<TestShop> {
  const realClock = fixedClock();
  let url = '';
  let sandboxClock: Clock = realClock;
  const clock: Clock = { nowMs: () => sandboxClock.nowMs() };
  const {
    payments = stripePayments({
      ...sandboxStripe,
      baseUrl: () => `${url}/sandbox/stripe`,
      pageOrigin: () => 'http://product.test',
      realClock,
    }),
  } = changes;
  const api = await openTestApi(t, { clock, payments, ...changes }, template);
  const { app, connection, jobs } = api;
  const onTrouble = (reason: unknown): void => t.after(() => assert.fail(String(reason)));
  const sandbox = await openSandbox({ connection, realClock, onTrouble });
  app.addHook('onClose', sandbox.close);
  await sandbox.mount(app, {
    publicUrl: () => 'http://product.test',
    webhookUrl: () => `${url}${webhookPath}`,
    runDueJobs: jobs.runDue,
  });
  sandboxClock = sandbox.clock;
  url = await app.listen({ port: 0, host: '127.0.0.1' });

  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/sandbox/${path}`, payload });
  return {
    ...api,
    clock: { nowMs: clock.nowMs, advanceSeconds: realClock.advanceSeconds },
    sandbox,
    url,
    payments,
    pay: async (sessionId, card = '4242424242424242') => {
      const reply = await post(`pay/${sessionId}`, { card });
      await sandbox.deliverWebhooks();
      return reply.statusCode === 200 ? z.object({ url: z.string() }).parse(reply.json()).url : undefined;
    },
    setWebhooks: async (mode, seconds) => {
      const reply = await post('webhooks', { mode, ...(seconds === undefined ? {} : { seconds }) });
      assert.equal(reply.statusCode, 200, reply.body);
    },
    sessionLines: async (sessionId) => {
      const headers = { accept: 'application/json' };
      const reply = await app.inject({ url: `/sandbox/pay/${sessionId}`, headers });
      return shownSession.parse(reply.json()).lines;
    },
    moveClock: async (seconds) => {
      const reply = await post('clock', { advance: seconds });
      assert.equal(reply.statusCode, 200, reply.body);
    },
  };
}
