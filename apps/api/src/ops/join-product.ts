import { systemClock } from '../adapters/system-clock.ts';
import type { Env } from '../config/env.ts';
import { joinDatabase } from '../database/join-database.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import type { OpsProduct } from './run-ops.ts';

/** The product as the command line needs it. Whoever runs the server sees a change within five seconds. */
export async function joinProduct(env: Env): Promise<OpsProduct> {
  const { database, close } = await joinDatabase(env);
  const calls = operatorCalls({ database, clock: systemClock }, {}, () => undefined);
  return { calls, createOperator: undefined, close };
}
