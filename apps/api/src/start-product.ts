import { brand } from '@repo/domain/brand';
import { openSmtpMailer } from './adapters/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { buildApp } from './app.ts';
import type { Env } from './config/env.ts';
import { keptSecret } from './database/kept-secret.ts';
import { openDatabase } from './database/open-database.ts';
import { productLogger } from './http/request-log.ts';
import { buildFolderOf } from './http/static-apps.ts';
import { secretsFrom } from './secrets.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openMails } from './mails/send-mail.ts';
import type { Mailer } from './ports/mailer.ts';
import { StartupError } from './startup-error.ts';

export type RunningProduct = { readonly url: string; readonly stop: () => Promise<void> };

/** Opens the database, listens, and answers how to stop: jobs and requests first, then the database. */
export async function startProduct(env: Env): Promise<RunningProduct> {
  const logger = productLogger(env.logLevel);
  const opened = await openDatabase(env, {
    onConnectionLost: (reason) => logger.warn({ err: reason }, 'a database connection was lost'),
    onLost: (reason) =>
      endWith(`The embedded database has stopped and could not be started again: ${String(reason)}`),
  });
  const jobs = openJobs({ database: opened.database, clock: systemClock, logger });
  const mailer = openMailer(env);
  let url = env.publicUrl ?? `http://localhost:${env.port}`;
  const [secretKey = await keptSecret(opened.database), ...keysBefore] = env.secretKeys;
  const app = await buildApp({
    database: opened.database,
    clock: systemClock,
    secrets: secretsFrom([secretKey, ...keysBefore]),
    trustedProxies: env.trustedProxies,
    logger,
    jobs,
    sendMail: openMails(jobs, mailer),
    publicUrl: () => url,
    buildFolderOf,
  });
  const stop = async (): Promise<void> => {
    await jobs.stop();
    await app.close();
    mailer?.close();
    await opened.close();
  };
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await stop();
    throw listenFailure(error, env);
  }
  // PORT=0 lets the system choose.
  const address = app.server.address();
  if (env.publicUrl === undefined && typeof address === 'object' && address !== null) {
    url = `http://localhost:${address.port}`;
  }
  jobs.start();
  return { url, stop };
}

/** Without a mail server, mails wait in the queue. */
function openMailer({ smtpUrl, mailFrom }: Env): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  return openSmtpMailer({ url: smtpUrl, from: mailFrom ?? `${brand.singular} <hello@${brand.slug}.test>` });
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
