import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { noPlaces } from '../adapters/nobody-outside.ts';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { productLogger } from '../http/request-log.ts';
import { secretsFrom } from '../secrets.ts';
import { countStatements } from './count-statements.ts';
import { fixedClock } from './fixed-clock.ts';
import type { FixedClock } from './fixed-clock.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly connection: OpenDatabase['connection'];
  readonly clock: FixedClock;
  /** How many statements the API has sent to the database so far. */
  readonly statements: () => number;
};

export const testSecrets = secretsFrom(['a secret that only tests know, long enough']);

/** The real API on a database of its own and a clock that stands still, for `app.inject`. */
export async function openTestApi(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
): Promise<TestApi> {
  const { database, connection, close } = await openTestDatabase();
  const counted = countStatements(database);
  const clock = fixedClock();
  const app = await buildApp({
    database: counted.database,
    clock,
    secrets: testSecrets,
    places: noPlaces,
    trustedProxies: 0,
    logger: productLogger('silent'),
    publicUrl: () => 'http://product.test',
    buildFolderOf: (name) => join(import.meta.dirname, 'builds', name),
    ...changes,
  });
  t.after(async () => {
    await app.close();
    await close();
  });
  return { app, database, connection, clock, statements: counted.statements };
}
