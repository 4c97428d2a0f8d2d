import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app.ts';
import type { Database } from '../database/schema.ts';
import { productLogger } from '../http/request-log.ts';
import { secretsFrom } from '../secrets.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMails } from '../mails/send-mail.ts';
import type { SendMail } from '../mails/send-mail.ts';
import type { Jobs } from '../ports/jobs.ts';
import { countStatements } from './count-statements.ts';
import { fixedClock } from './fixed-clock.ts';
import type { FixedClock } from './fixed-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { lazyTestMailbox } from './test-mailbox.ts';
import type { TestMail } from './test-mailbox.ts';

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: FixedClock;
  /** How many statements the API has sent to the database so far. */
  readonly statements: () => number;
  /** Not started: `jobs.runDue()` does what is due by the clock. */
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** What has arrived at the mail server. */
  readonly mails: () => readonly TestMail[];
};

export const testSecrets = secretsFrom(['a secret that only tests know, long enough']);

/** The real API on a database of its own and a clock that stands still, for `app.inject`. */
export async function openTestApi(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
): Promise<TestApi> {
  const { database, close } = await openTestDatabase();
  const counted = countStatements(database);
  const clock = fixedClock();
  const logger = productLogger('silent');
  const jobs = openJobs({ database, clock, logger });
  const { mailer, mails } = lazyTestMailbox(t);
  const sendMail = openMails(jobs, mailer);
  const app = await buildApp({
    database: counted.database,
    clock,
    secrets: testSecrets,
    trustedProxies: 0,
    logger,
    jobs,
    sendMail,
    publicUrl: () => 'http://product.test',
    buildFolderOf: (name) => join(import.meta.dirname, 'builds', name),
    ...changes,
  });
  t.after(async () => {
    await jobs.stop();
    await app.close();
    mailer.close();
    await close();
  });
  return { app, database, clock, statements: counted.statements, jobs, sendMail, mails };
}
