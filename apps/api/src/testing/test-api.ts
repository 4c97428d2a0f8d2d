import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { noPayments, noPlaces, noSocialIdentity } from '../adapters/unconfigured-services.ts';
import { postgresThrottle } from '../adapters/throttle/postgres-throttle.ts';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../bind-modules.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { productLogger } from '../http/request-log.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { secretsFrom } from '../secrets.ts';
import { serverClosing } from '../shutdown/close-server.ts';
import { stopDeadlinesMs } from '../shutdown/stop-deadlines.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMails } from '../mails/send-mail.ts';
import type { SendMail } from '../mails/send-mail.ts';
import type { Jobs } from '../ports/jobs.ts';
import { countStatements } from './count-statements.ts';
import { fixedClock } from './fixed-clock.ts';
import type { FixedClock } from './fixed-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { openTestFiles } from './files/test-files.ts';
import { lazyTestMailbox } from './test-mailbox.ts';
import type { TestMail } from './test-mailbox.ts';

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly connection: OpenDatabase['connection'];
  readonly clock: FixedClock;
  readonly blobs: BlobStore;
  /** Returns how many statements the API has sent to the database so far. */
  readonly statements: () => number;
  /** A queue that is not started; `jobs.runDue()` runs the jobs that are due by the clock. */
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** Returns the mails that have arrived at the test's mail server. */
  readonly mails: () => readonly TestMail[];
};

export const testSecret = 'a secret that only tests know, long enough';
export const testSecrets = secretsFrom([testSecret]);

/** Opens the real API on its own database, for `app.inject`, with a clock that stands still unless one is given. */
export async function openTestApi(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
  template?: string,
): Promise<TestApi> {
  const { database, connection, close } = await openTestDatabase(template);
  const counted = countStatements(database);
  const clock = fixedClock();
  const files = await openTestFiles();
  const { clock: time = clock, logger = productLogger('silent') } = changes;
  // One slot runs jobs in order, so that mails arrive in the order of their causes.
  const jobs = openJobs({ database, clock: time, logger, slots: 1 });
  const { mailer, mails } = lazyTestMailbox(t);
  const sendMail = openMails(jobs, mailer);
  const app = await buildApp({
    database: counted.database,
    clock,
    ...files,
    secrets: testSecrets,
    throttle: postgresThrottle(counted.database, time, testSecrets.keysFor('throttle')),
    live: { drainMs: 0 },
    places: noPlaces,
    payments: noPayments,
    // 0 turns the overload check off: a busy test machine would trip it, and after the machine was suspended the check
    // measures no delay, which any other limit reads as an infinite one.
    busyAfterMs: 0,
    social: { google: noSocialIdentity, facebook: noSocialIdentity },
    trustedProxies: 0,
    logger,
    jobs,
    sendMail,
    publicUrl: () => 'http://product.test',
    company: { name: 'Test Inc.', address: '2 Bay St, Toronto', taxRegistration: '12345 6789 RT0001' },
    buildFolderOf: (name) => join(import.meta.dirname, 'builds', name),
    ...changes,
  });
  t.after(async () => {
    await jobs.stop(stopDeadlinesMs.jobGrace);
    await serverClosing(app).end((deadlineMs) => deadlineMs);
    mailer.close();
    await close();
    await files.remove();
  });
  const { blobs } = files;
  return { app, database, connection, clock, blobs, statements: counted.statements, jobs, sendMail, mails };
}
