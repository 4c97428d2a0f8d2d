import type { Env } from '../config/env.ts';
import { joinDatabase } from '../database/join-database.ts';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { openOutsideWorld } from '../outside-world.ts';
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
    // Never started: the server does the work.
    const jobs = openJobs({ database, clock, logger });
    return {
      calls: operatorCalls({ database, clock }, { jobs }, () => undefined),
      createOperator: undefined,
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
