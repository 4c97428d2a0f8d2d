import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { noPayments, noPlaces, noSocialIdentity } from '../adapters/nobody-outside.ts';
import { postgresThrottle } from '../adapters/throttle/postgres-throttle.ts';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../bind-modules.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { productLogger } from '../http/request-log.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { secretsFrom } from '../secrets.ts';
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
  /** How many statements the API has sent to the database so far. */
  readonly statements: () => number;
  /** Not started: `jobs.runDue()` does what is due by the clock. */
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** What has arrived at the mail server. */
  readonly mails: () => readonly TestMail[];
};

export const testSecret = 'a secret that only tests know, long enough';
export const testSecrets = secretsFrom([testSecret]);

/** The real API on a database of its own and a clock that stands still unless one is given, for `app.inject`. */
export async function openTestApi(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
): Promise<TestApi> {
  const { database, connection, close } = await openTestDatabase();
  const counted = countStatements(database);
  const clock = fixedClock();
  const files = await openTestFiles();
  const logger = productLogger('silent');
  const { clock: time = clock } = changes;
  // One after the other: what is caused first is told first, and the last mail is the latest.
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
    // A machine that does other work as well is no busy product; when it has stood still, no delay is measured at all,
    // which any other limit takes for an endless one.
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
    await jobs.stop();
    await app.close();
    mailer.close();
    await close();
    await files.remove();
  });
  const { blobs } = files;
  return { app, database, connection, clock, blobs, statements: counted.statements, jobs, sendMail, mails };
}
