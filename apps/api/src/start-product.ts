import { brand } from '@repo/domain/brand';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBlobStore } from './adapters/open-blob-store.ts';
import { openSmtpMailer } from './adapters/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { openThrottle } from './adapters/throttle/open-throttle.ts';
import { buildApp } from './app.ts';
import type { Env } from './config/env.ts';
import { keepCatalogueFiles } from './database/catalogue-files.ts';
import { makeDemoBookings } from './database/demo/bookings/make-bookings.ts';
import type { BookingsDeps } from './database/demo/bookings/make-bookings.ts';
import { seedDemo } from './database/demo/seed-demo.ts';
import type { DemoDeps } from './database/demo/seed-demo.ts';
import { keptSecret } from './database/kept-secret.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { productLogger } from './http/request-log.ts';
import { buildFolderOf } from './http/pages/static-apps.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openMails } from './mails/send-mail.ts';
import { openOutsideWorld } from './outside-world.ts';
import { secretsFrom } from './secrets.ts';
import { StartupError } from './startup-error.ts';

/** Tells whoever started the product what takes a while. */
type Announce = (sentence: string) => void;

/** Clients that are sent away come again at once: not all of them in the same moment. */
const drainMs = 3000;

export type RunningProduct = { readonly url: string; readonly stop: () => Promise<void> };

/** Opens the database, listens, and answers how to stop: requests first, then the database. */
export async function startProduct(
  env: Env,
  announce: Announce = () => undefined,
  demo: Pick<DemoDeps, 'draw'> = {},
): Promise<RunningProduct> {
  const logger = productLogger(env.logLevel);
  const opened = await openDatabase(env, {
    onConnectionLost: (reason) => logger.warn({ err: reason }, 'a database connection was lost'),
    onLost: (reason) =>
      endWith(`The embedded database has stopped and could not be started again: ${String(reason)}`),
  });
  const address = { own: `http://localhost:${env.port}`, public: env.publicUrl };
  const publicUrl = (): string => address.public ?? address.own;
  const composing = composeProduct(env, opened, logger, {
    publicUrl,
    ownUrl: () => address.own,
    announce,
    demo,
  });
  const { app, startWork, stop, ...demonstration } = await composing.catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await stop();
    throw listenFailure(error, env);
  }
  // PORT=0 lets the system choose.
  const bound = app.server.address();
  if (typeof bound === 'object' && bound !== null) address.own = ownUrlOf(env.host, bound.port);
  try {
    await demonstration.makeBookings();
  } catch (error) {
    await stop();
    throw error;
  }
  startWork();
  return { url: publicUrl(), stop };
}

type Start = {
  readonly publicUrl: () => string;
  readonly ownUrl: () => string;
  readonly announce: Announce;
  readonly demo: Pick<DemoDeps, 'draw'>;
};

/** Puts the adapters together that the environment asks for, and the server on top of them. */
async function composeProduct(
  env: Env,
  { database, connection, close }: OpenDatabase,
  logger: FastifyBaseLogger,
  { publicUrl, ownUrl, announce, demo }: Start,
) {
  const outside = await openOutsideWorld(env, { connection, logger, ownUrl });
  const { clock, smtpUrl } = outside;
  const [secretKey = await keptSecret(database), ...keysBefore] = env.secretKeys;
  const secrets = secretsFrom([secretKey, ...keysBefore]);
  const jobs = openJobs({ database, clock, logger });
  const mailer = smtpUrl === undefined ? undefined : openSmtpMailer({ url: smtpUrl, from: senderOf(env) });
  const files = await openBlobStore(env, systemClock);
  await keepCatalogueFiles(files.blobs);
  const onBegin = (): void => announce('Making the demonstration, once: some ten seconds.');
  if (env.seed === 'demo') await seedDemo({ database, clock, blobs: files.blobs, onBegin, ...demo });
  const limits = openLimits(env, { database, clock, secrets, logger });
  jobs.repeat('sweep-throttle', 3600, limits.sweep);
  const app = await buildApp({
    database,
    clock,
    ...files,
    secrets,
    throttle: limits.throttle,
    live: { redisUrl: env.redisUrl, drainMs },
    places: outside.places,
    payments: outside.payments,
    social: { google: outside.google, facebook: outside.facebook },
    trustedProxies: env.trustedProxies,
    logger,
    jobs,
    sendMail: openMails(jobs, mailer),
    publicUrl,
    buildFolderOf,
    company: env.company,
    site: () => outside.siteAt(publicUrl()),
    signInPages: () => outside.signInPagesAt(publicUrl()),
    analyticsId: env.analyticsId,
    sentryDsn: env.sentryDsn,
  });
  await outside.mount(app, { publicUrl, runDueJobs: () => jobs.runDue() });
  return {
    app,
    makeBookings: () =>
      makeBookings(env, app, { database, clock, jobs, payments: outside.payments, publicUrl }),
    startWork: () => jobs.start(),
    stop: async (): Promise<void> => {
      await jobs.stop();
      await app.close();
      mailer?.close();
      limits.close();
      await outside.close();
      await close();
    },
  };
}

type LimitsDeps = Pick<Parameters<typeof openThrottle>[0], 'database' | 'clock'> & {
  readonly secrets: ReturnType<typeof secretsFrom>;
  readonly logger: FastifyBaseLogger;
};

const openLimits = (env: Env, { database, clock, secrets, logger }: LimitsDeps) =>
  openThrottle({
    database,
    clock,
    keys: secrets.keysFor('throttle'),
    redisUrl: env.redisUrl,
    warn: (reason) => logger.warn({ err: reason }, 'Redis does not answer, the database counts'),
  });

const senderOf = ({ mailFrom }: Pick<Env, 'mailFrom'>): string =>
  mailFrom ?? `${brand.singular} <hello@${brand.slug}.test>`;

/** Bookings of the demonstration are paid on the page of the sandbox: real cards are nobody's toy. */
async function makeBookings(
  { seed, isSandboxOn, stripe }: Env,
  app: FastifyInstance,
  deps: Omit<BookingsDeps, 'payOnPage'>,
): Promise<void> {
  if (seed !== 'demo' || !isSandboxOn || stripe !== undefined) return;
  await makeDemoBookings({ ...deps, payOnPage: (sessionId) => payInSandbox(app, sessionId) });
}

async function payInSandbox(app: FastifyInstance, sessionId: string): Promise<void> {
  const payload = { card: '4242424242424242' };
  const reply = await app.inject({ method: 'POST', url: `/sandbox/pay/${sessionId}`, payload });
  if (reply.statusCode !== 200) throw new Error(`the sandbox took no payment: ${reply.statusCode}`);
}

/** The address that the process reaches itself under, past any proxy. */
function ownUrlOf(host: string, port: number): string {
  if (host === '::' || host === '0.0.0.0') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listenFailure(error: unknown, { port, host }: Env): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be opened by this account: set PORT to a number above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL')
    return new StartupError(`This machine has no address ${host}: set HOST to one that it has.`);
  return error;
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
