import type { TestContext } from 'node:test';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import type { Sandbox } from '@repo/sandbox/open-sandbox';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { stripeClient } from '../../adapters/stripe/stripe-client.ts';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { fixedClock } from '../fixed-clock.ts';
import type { FixedClock } from '../fixed-clock.ts';
import { openTestDatabase } from '../test-database.ts';

export type ReceivedMessage = {
  readonly body: Buffer;
  readonly signature: string;
  readonly event: Stripe.Event;
};

export type TestStripe = {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly keys: typeof otherKeys;
  readonly connection: OpenDatabase['connection'];
  /** The real time, which is separate from the sandbox's clock. */
  readonly realClock: FixedClock;
  /** Stripe's own client; `payments` is our adapter around it. */
  readonly stripe: Stripe;
  readonly payments: PaymentGateway;
  /** The received webhooks, the earliest first. */
  readonly messages: readonly ReceivedMessage[];
  readonly answerMessagesWith: (httpStatus: number) => void;
  readonly post: (path: string, payload: object) => ReturnType<typeof inject>;
};

export const otherKeys = { secretKey: 'sk_test_of_another', webhookSecret: 'whsec_of_another' };

type Options = {
  readonly keys?: typeof otherKeys;
  /** Another test card provider whose database this one shares, as its second process. */
  readonly like?: Pick<TestStripe, 'connection' | 'realClock'>;
};

/** Opens the sandbox's card provider on its own port, with other keys than the product's sandbox. */
export async function openTestStripe(
  t: Pick<TestContext, 'after'>,
  { keys = otherKeys, like }: Options = {},
): Promise<TestStripe> {
  const database = like === undefined ? await openTestDatabase() : undefined;
  const { connection, realClock } = like ?? {
    connection: database?.connection ?? {},
    realClock: fixedClock(),
  };
  const sandbox = await openSandbox({ connection, realClock, stripe: keys, onTrouble: () => undefined });
  const app = Fastify({ forceCloseConnections: true });
  const receiver = receiveMessages(app);
  let url = '';
  await sandbox.mount(app, {
    publicUrl: () => url,
    webhookUrl: () => `${url}/messages`,
    runDueJobs: async () => 0,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(async () => {
    await sandbox.close();
    await app.close();
    await database?.close();
  });
  const baseUrl = (): string => `${url}/sandbox/stripe`;
  return {
    app,
    sandbox,
    url,
    keys,
    connection,
    realClock,
    stripe: stripeClient({ secretKey: keys.secretKey, baseUrl, timeLimitMs: 5000 }),
    payments: stripePayments({ ...keys, baseUrl, pageOrigin: () => url, realClock }),
    ...receiver,
    post: (path, payload) => inject(app, path, payload),
  };
}

const inject = (app: FastifyInstance, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/sandbox/${path}`, payload });

function receiveMessages(app: FastifyInstance): Pick<TestStripe, 'messages' | 'answerMessagesWith'> {
  const messages: ReceivedMessage[] = [];
  let httpStatus = 200;
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer }>('/messages', async ({ body, headers }, reply) => {
      const signature = String(headers['stripe-signature']);
      if (httpStatus < 300) messages.push({ body, signature, event: JSON.parse(body.toString()) });
      return reply.code(httpStatus).send();
    });
  });
  return { messages, answerMessagesWith: (status) => void (httpStatus = status) };
}
