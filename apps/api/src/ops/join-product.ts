import { systemClock } from '../adapters/system-clock.ts';
import type { Env } from '../config/env.ts';
import { joinDatabase } from '../database/join-database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import type { Database } from '../database/schema.ts';
import { signedFileAddresses } from '../files/file-address.ts';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMails } from '../mails/send-mail.ts';
import { applicationOffice } from '../modules/applications/applications.module.ts';
import { auditedOperator } from '../modules/identity/identity.module.ts';
import { createProvider } from '../modules/profiles/profiles.module.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { secretsFrom } from '../secrets.ts';
import type { OpsProduct } from './run-ops.ts';

/** The product as the command line needs it. Whoever runs the server sees a change within five seconds. */
export async function joinProduct(env: Env): Promise<OpsProduct> {
  const { database, close } = await joinDatabase(env);
  const jobs = openJobs({ database, clock: systemClock, logger: productLogger('silent') });
  // Without a mail server of its own: mails wait for a process that has one.
  const sendMail = openMails(jobs, undefined);
  const deps = { database, clock: systemClock, sendMail };
  const applications = applicationOffice({
    ...deps,
    createProvider,
    publicUrl: () => env.publicUrl ?? `http://localhost:${env.port}`,
    fileAddresses: await fileAddressesOf(env, database),
  });
  return {
    calls: operatorCalls(deps, { applications, jobs }, () => undefined),
    createOperator: (author, operator) => auditedOperator(deps, author, operator),
    close: async () => {
      await jobs.stop();
      await close();
    },
  };
}

async function fileAddressesOf({ secretKeys }: Env, database: Database) {
  const [secretKey = await keptSecret(database), ...keysBefore] = secretKeys;
  return signedFileAddresses(secretsFrom([secretKey, ...keysBefore]).keysFor('file-address'), systemClock);
}
