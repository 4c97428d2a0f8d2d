import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@repo/domain/brand';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBlobStore } from './adapters/open-blob-store.ts';
import { openSmtpMailer } from './adapters/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { openThrottle } from './adapters/throttle/open-throttle.ts';
import { buildApp } from './app.ts';
import type { Env } from './config/env.ts';
import { areCatalogueFilesThere, keepCatalogueFiles } from './database/catalogue-files.ts';
import { keptSecret } from './database/kept-secret.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { loadDemoGallery } from './demo/load-gallery.ts';
import type { DemoGalleryDeps } from './demo/load-gallery.ts';
import { loadDemoBookings } from './demo/load-bookings.ts';
import type { DemoBookingsDeps } from './demo/load-bookings.ts';
import { loadDemo } from './demo/load-demo.ts';
import { mayOmitSecondFactor } from './demo/may-omit-second-factor.ts';
import { createImageWork } from './files/images/image-work.ts';
import { productLogger } from './http/request-log.ts';
import { buildFolderOf } from './http/pages/static-apps.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openMails } from './mails/send-mail.ts';
import { openExternalServices } from './external-services.ts';
import type { Jobs } from './ports/jobs.ts';
import { secretsFrom } from './secrets.ts';
import { serverClosing } from './shutdown/close-server.ts';
import { endInOrder } from './shutdown/end-in-order.ts';
import type { Endings } from './shutdown/end-in-order.ts';
import { stopDeadlinesMs } from './shutdown/stop-deadlines.ts';
import { StartupError } from './startup-error.ts';

/** Prints a sentence for the user who started the product. */
type Announce = (sentence: string) => void;

/** Spreads the disconnection of live clients, so that they do not all reconnect at the same moment. */
const drainMs = 2000;

export type RunningProduct = { readonly url: string; readonly stop: () => Promise<void> };

type StartOptions = {
  /** Aborting it closes what the start has opened so far; the start then throws the reason. */
  readonly stopping?: AbortSignal;
  /** How late the event loop may be before calls are refused; 0 never refuses, for products that tests share. */
  readonly busyAfterMs?: number;
  /** Lets an embedded database skip all waiting for the disk, for tests. */
  readonly isDisposable?: boolean;
};

/** Opens the database, listens, loads the demo, starts the jobs, and returns how to stop. */
export async function startProduct(
  env: Env,
  announce: Announce = () => undefined,
  { stopping = new AbortController().signal, ...options }: StartOptions = {},
): Promise<RunningProduct> {
  const logger = productLogger(env.logLevel);
  const endings = endInOrder({ logger });
  try {
    const { url, lieLow } = await unlessStopped(
      openProduct(env, { logger, endings, announce, ...options }),
      stopping,
    );
    const stop = async (): Promise<void> => {
      await lieLow();
      await endings.endAll();
    };
    return { url, stop };
  } catch (error) {
    await endings.endAll();
    throw error;
  }
}

/** Waits for the work or the abort, whichever comes first; ignores a later failure of the work. */
async function unlessStopped<Value>(work: Promise<Value>, stopping: AbortSignal): Promise<Value> {
  work.catch(() => undefined);
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(stopping.reason);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

type Start = Pick<StartOptions, 'busyAfterMs' | 'isDisposable'> & {
  readonly logger: FastifyBaseLogger;
  readonly endings: Endings;
  readonly announce: Announce;
};

async function openProduct(env: Env, start: Start) {
  const { logger, endings, isDisposable } = start;
  const opened = await openDatabase(env, {
    isDisposable,
    onConnectionLost: (reason) => logger.warn({ err: reason }, 'a database connection was lost'),
    onLost: (reason) =>
      endWith(`The embedded database has stopped and could not be started again: ${String(reason)}`),
  });
  endings.add('database', stopDeadlinesMs.database, opened.close);
  const address = { own: `http://localhost:${env.port}`, public: env.publicUrl };
  const publicUrl = (): string => address.public ?? address.own;
  let isUp = false;
  const { app, loadBookings, jobs } = await composeProduct(env, opened, start, {
    publicUrl,
    ownUrl: () => address.own,
    isUp: () => isUp,
  });
  await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
    throw listenFailure(error, env);
  });
  // PORT=0 lets the system choose.
  const bound = app.server.address();
  if (typeof bound === 'object' && bound !== null) address.own = ownUrlOf(env.host, bound.port);
  await loadBookings();
  jobs.start();
  isUp = true;
  return {
    url: publicUrl(),
    /** Reports "not ready" and waits until proxies have noticed. */
    lieLow: async (): Promise<void> => {
      isUp = false;
      await sleep(env.lameDuckSeconds * 1000);
    },
  };
}

type Addresses = {
  readonly publicUrl: () => string;
  readonly ownUrl: () => string;
  /** Whether the start is complete and no stop has begun. */
  readonly isUp: () => boolean;
};

/** Opens the adapters that the environment configures, and builds the server with them. */
async function composeProduct(
  env: Env,
  { database, connection }: OpenDatabase,
  { logger, endings, announce, ...options }: Start,
  { publicUrl, ownUrl, isUp }: Addresses,
) {
  const outside = await openExternalServices(env, { connection, logger, ownUrl, publicUrl });
  endings.add('sandbox', stopDeadlinesMs.services, outside.close);
  const { clock, payments, smtpUrl } = outside;
  const [secretKey = await keptSecret(database), ...keysBefore] = env.secretKeys;
  const secrets = secretsFrom([secretKey, ...keysBefore]);
  const jobs = openJobs({ database, clock, logger });
  const mailer = smtpUrl === undefined ? undefined : openSmtpMailer({ url: smtpUrl, from: senderOf(env) });
  endings.add('mailer', stopDeadlinesMs.services, () => mailer?.close());
  const files = await openBlobStore(env, systemClock);
  await keepCatalogueFiles(files.blobs);
  const onStart = (): void => announce('Loading the demo data. This happens once and takes a few seconds.');
  if (env.seed === 'demo') await loadDemo({ database, clock, blobs: files.blobs, onStart });
  const limits = openLimits(env, { database, clock, secrets, logger });
  endings.add('limits', stopDeadlinesMs.services, limits.close);
  jobs.repeat('sweep-throttle', 3600, limits.sweep);
  const app = await buildApp({
    database,
    clock,
    ...files,
    secrets,
    throttle: limits.throttle,
    live: { redisUrl: env.redisUrl, drainMs },
    places: outside.places,
    payments,
    social: { google: outside.google, facebook: outside.facebook },
    trustedProxies: env.trustedProxies,
    logger,
    jobs,
    sendMail: openMails(jobs, mailer),
    publicUrl,
    buildFolderOf,
    isWorkerOn: env.isWorkerOn,
    company: env.company,
    mayOmitSecondFactor: (email) => mayOmitSecondFactor(env, email),
    revealsUnknownEmail: env.revealsUnknownEmail,
    site: () => outside.siteAt(publicUrl()),
    signInPages: () => outside.signInPagesAt(publicUrl()),
    analyticsId: env.analyticsId,
    googleMapsBrowserKey: env.google.mapsBrowserKey,
    sentryDsn: env.sentryDsn,
    hasDocuments: env.hasDocuments,
    figures: env.figures,
    ...options,
    readiness: { start: isUp, jobs: jobs.isWorking, files: () => areCatalogueFilesThere(files.blobs) },
  });
  endServing(endings, app, jobs);
  await outside.mount(app, { publicUrl, runDueJobs: () => jobs.runDue() });
  return {
    app,
    jobs,
    loadBookings: () =>
      loadBookingsInSandbox(env, app, { ...files, database, connection, clock, jobs, payments, publicUrl }),
  };
}

/** Refuses new calls first; jobs and running requests then end side by side. */
function endServing({ add }: Endings, app: FastifyInstance, jobs: Jobs): void {
  const closing = serverClosing(app);
  add('server', stopDeadlinesMs.server, closing.end);
  add('jobs', stopDeadlinesMs.jobs, (msUntil) => jobs.stop(msUntil(stopDeadlinesMs.jobGrace)));
  add('accepting', stopDeadlinesMs.accepting, closing.refuseNew);
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

/** Loads the bookings of the demo, with a gallery, if they can be paid in the sandbox. */
async function loadBookingsInSandbox(
  { seed, isSandboxOn, stripe }: Env,
  app: FastifyInstance,
  deps: Omit<DemoBookingsDeps, 'payOnPage'> & Omit<DemoGalleryDeps, 'images'>,
): Promise<void> {
  if (seed !== 'demo' || !isSandboxOn || stripe !== undefined) return;
  await loadDemoBookings({ ...deps, payOnPage: (sessionId) => payInSandbox(app, sessionId) });
  await loadDemoGallery({ ...deps, images: createImageWork(deps.stagingFolder) });
}

async function payInSandbox(app: FastifyInstance, sessionId: string): Promise<void> {
  const payload = { card: '4242424242424242' };
  const reply = await app.inject({ method: 'POST', url: `/sandbox/pay/${sessionId}`, payload });
  if (reply.statusCode !== 200) throw new Error(`the sandbox took no payment: ${reply.statusCode}`);
}

/** Returns the address at which the process reaches itself without a proxy. */
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
