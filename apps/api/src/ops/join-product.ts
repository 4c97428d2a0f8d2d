import type { Env } from '../config/env.ts';
import { joinDatabase } from '../database/join-database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { signedFileAddresses } from '../files/file-address.ts';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMails } from '../mails/send-mail.ts';
import { bookingEventRecorder } from '../modules/booking-events/booking-events.module.ts';
import { auditedOperator, resetSecondFactor } from '../modules/identity/identity.module.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { openExternalServices } from '../external-services.ts';
import { secretsFrom } from '../secrets.ts';
import type { OpsProduct } from './run-ops.ts';

/**
 * Opens the product for the command line, on the clock that its processes share. A running server shows a change within
 * five seconds and sends the mails that a command enqueued.
 */
export async function joinProduct(env: Env): Promise<OpsProduct> {
  const opened = await joinDatabase(env);
  try {
    return await productOn(env, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function productOn(env: Env, { database, connection, close }: OpenDatabase): Promise<OpsProduct> {
  // Programs read the output of a command, so log lines go to standard error.
  const logger = productLogger(env.logLevel, process.stderr);
  const ownUrl = (): string => `http://localhost:${env.port}`;
  const { clock, ...outside } = await openExternalServices(env, {
    connection,
    logger,
    ownUrl,
    publicUrl: () => env.publicUrl ?? ownUrl(),
  });
  const [secretKey = await keptSecret(database), ...keysBefore] = env.secretKeys;
  const secrets = secretsFrom([secretKey, ...keysBefore]);
  // Never started: the server does the work.
  const jobs = openJobs({ database, clock, logger });
  const deps = {
    database,
    clock,
    jobs,
    sendMail: openMails(jobs, undefined),
    recordBookingEvent: bookingEventRecorder(jobs),
    publicUrl: () => env.publicUrl ?? ownUrl(),
    fileAddresses: signedFileAddresses(secrets.keysFor('file-address'), clock),
  };
  return {
    calls: operatorCalls(deps, () => undefined),
    operators: {
      create: (author, operator) => auditedOperator({ ...deps, secrets }, author, operator),
      resetSecondFactor: (author, email) => resetSecondFactor({ ...deps, secrets }, author, email),
    },
    close: async () => {
      await outside.close();
      await close();
    },
  };
}
