import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PoolConfig } from 'pg';
import { clockRoutes } from './clock/clock-routes.ts';
import { openSharedClock } from './clock/shared-clock.ts';
import type { Clock, SharedClock } from './clock/shared-clock.ts';
import { openPool } from './database/open-pool.ts';
import { homePage } from './home-page.ts';
import { accessTokenRepository } from './identity/access-token.repository.ts';
import type { AccessTokens } from './identity/access-token.repository.ts';
import { chooserRoutes } from './identity/chooser-routes.ts';
import { facebookRoutes } from './identity/facebook-routes.ts';
import { googleRoutes } from './identity/google-routes.ts';
import { mailRepository } from './mailbox/mail.repository.ts';
import type { MailRepository } from './mailbox/mail.repository.ts';
import { openMailServer } from './mailbox/mail-server.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { placesRoutes } from './places/places-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import { openStripe } from './stripe/open-stripe.ts';
import type { SandboxStripe } from './stripe/open-stripe.ts';
import { sandboxStripe } from './stripe/sandbox-stripe.ts';
import type { StripeKeys } from './stripe/sandbox-stripe.ts';

type Options = {
  /** The product's database, to which the sandbox opens its own connections. */
  readonly connection: PoolConfig;
  readonly realClock: Clock;
  /** The clock of every process has jumped: what is waiting for a time may look again. */
  readonly onClockMoved?: () => void;
  /** Called for failures outside of a request. */
  readonly onTrouble: (reason: unknown) => void;
  /** The product's registration with the card provider. */
  readonly stripe?: StripeKeys;
};

type MountOptions = {
  /** The address that people reach the product under. */
  readonly publicUrl: () => string;
  /** The product's address for webhooks of the card provider. */
  readonly webhookUrl: () => string;
  /** Runs due jobs and returns how many. */
  readonly runDueJobs: () => Promise<number>;
};

export type Sandbox = {
  /** The product's time: real time until it is changed. */
  readonly clock: Clock;
  /** A mail server that delivers into the mailbox. */
  readonly smtpUrl: string;
  /** Serves everything below `/sandbox`. */
  readonly mount: (app: FastifyInstance, options: MountOptions) => Promise<void>;
  /** Processes due events, sends the webhooks and returns how many arrived. */
  readonly deliverWebhooks: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the sandbox of external services (docs/operations.md): mailbox, maps, sign-in and card providers, the clock.
 */
export async function openSandbox(options: Options): Promise<Sandbox> {
  const {
    connection,
    realClock,
    onTrouble,
    onClockMoved = () => undefined,
    stripe: keys = sandboxStripe,
  } = options;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    const pool = await openPool(connection, onTrouble);
    closers.push(() => pool.end());
    const time = await openSharedClock(pool, { realClock, onMoved: onClockMoved, onTrouble });
    closers.push(time.close);
    const mails = mailRepository(pool);
    const mailServer = await openMailServer({ mails, clock: time.clock, onTrouble });
    closers.push(mailServer.close);
    const tokens = accessTokenRepository(pool, time.clock);
    const styles = await readFile(join(import.meta.dirname, 'page/sandbox.css'), 'utf8');
    let stripe: SandboxStripe | undefined;
    const parts = { time, realClock, mails, tokens, styles };
    return {
      clock: time.clock,
      smtpUrl: mailServer.url,
      mount: async (app, mountOptions) => {
        const { publicUrl, webhookUrl } = mountOptions;
        const pagesUrl = (): string => `${publicUrl()}/sandbox`;
        const { clock } = time;
        stripe = openStripe({ pool, clock, realClock, keys, pagesUrl, webhookUrl, onTrouble });
        closers.push(stripe.stop);
        app.addHook('onListen', async () => stripe?.start());
        const allParts = { ...parts, ...mountOptions, stripe };
        const routes = (scope: FastifyInstance): Promise<void> => serveSandbox(scope, allParts);
        await app.register(routes, { prefix: '/sandbox', logLevel: 'warn' });
      },
      deliverWebhooks: async () => (await stripe?.deliverDue()) ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = MountOptions & {
  readonly time: SharedClock;
  readonly realClock: Clock;
  readonly mails: MailRepository;
  readonly tokens: AccessTokens;
  readonly styles: string;
  readonly stripe: SandboxStripe;
};

async function serveSandbox(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { time, mails, tokens, styles, publicUrl, stripe } = parts;
  acceptForms(scope);
  scope.get('/sandbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(styles));
  homePage(scope);
  siteRoutes(scope);
  clockRoutes(scope, { ...parts, deliverWebhooks: stripe.deliverDue });
  mailboxRoutes(scope, mails);
  placesRoutes(scope);
  googleRoutes(scope, { tokens, clock: time.clock });
  facebookRoutes(scope, tokens);
  chooserRoutes(scope, 'google', { tokens, publicUrl });
  chooserRoutes(scope, 'facebook', { tokens, publicUrl });
  await stripe.routes(scope);
}

/** Pages without scripts send forms; the product itself accepts JSON only. */
function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
