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
import { openOutsideWorld } from '../outside-world.ts';
import { secretsFrom } from '../secrets.ts';
import type { Keys } from '../secrets.ts';
import type { OpsProduct } from './run-ops.ts';

/**
 * The product as the command line needs it, on the clock that its processes share. Whoever runs the server sees a
 * change within five seconds.
 */
export async function joinProduct(env: Env): Promise<OpsProduct> {
  const { database, connection, close } = await joinDatabase(env);
  try {
    const logger = productLogger(env.logLevel);
    const ownUrl = (): string => `http://localhost:${env.port}`;
    const outside = await openOutsideWorld(env, { connection, logger, ownUrl });
    const { clock } = outside;
    // Never started: the server does the work, and sends the mails.
    const jobs = openJobs({ database, clock, logger });
    const deps = { database, clock, sendMail: openMails(jobs, undefined) };
    const applications = applicationOffice({
      ...deps,
      createProvider,
      publicUrl: () => env.publicUrl ?? ownUrl(),
      fileAddresses: signedFileAddresses(await fileKeysOf(env, database), clock),
    });
    return {
      calls: operatorCalls(deps, { applications, jobs }, () => undefined),
      createOperator: (author, operator) => auditedOperator(deps, author, operator),
      close: async () => {
        await outside.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fileKeysOf({ secretKeys }: Env, database: Database): Promise<Keys> {
  const [secretKey = await keptSecret(database), ...keysBefore] = secretKeys;
  return secretsFrom([secretKey, ...keysBefore]).keysFor('file-address');
}
