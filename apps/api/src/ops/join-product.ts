import type { Env } from '../config/env.ts';
import { joinDatabase } from '../database/join-database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { signedFileAddresses } from '../files/file-address.ts';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMails } from '../mails/send-mail.ts';
import { applicationOffice } from '../modules/applications/applications.module.ts';
import { newsTeller } from '../modules/booking-news/booking-news.module.ts';
import { auditedOperator } from '../modules/identity/identity.module.ts';
import { createProvider, providerRates } from '../modules/profiles/profiles.module.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { openOutsideWorld } from '../outside-world.ts';
import { secretsFrom } from '../secrets.ts';
import type { OpsProduct } from './run-ops.ts';

/**
 * The product as the command line needs it, on the clock that its processes share. Whoever runs the server sees a
 * change within five seconds, and sends the mails that a command makes necessary.
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
  // What a command answers is read by programs: whatever else there is to tell goes beside it.
  const logger = productLogger(env.logLevel, process.stderr);
  const ownUrl = (): string => `http://localhost:${env.port}`;
  const { clock, ...outside } = await openOutsideWorld(env, { connection, logger, ownUrl });
  const [secretKey = await keptSecret(database), ...keysBefore] = env.secretKeys;
  const secrets = secretsFrom([secretKey, ...keysBefore]);
  // Never started: the server does the work.
  const jobs = openJobs({ database, clock, logger });
  const deps = { database, clock, sendMail: openMails(jobs, undefined), tell: newsTeller(jobs) };
  const applications = applicationOffice({
    ...deps,
    createProvider,
    publicUrl: () => env.publicUrl ?? ownUrl(),
    fileAddresses: signedFileAddresses(secrets.keysFor('file-address'), clock),
  });
  return {
    calls: operatorCalls(
      deps,
      { applications, rates: providerRates, jobs, refunds: { jobs, tell: newsTeller(jobs) } },
      () => undefined,
    ),
    createOperator: (author, operator) => auditedOperator(deps, author, operator),
    close: async () => {
      await outside.close();
      await close();
    },
  };
}
