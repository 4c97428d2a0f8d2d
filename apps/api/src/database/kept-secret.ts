import { randomBytes } from 'node:crypto';
import type { Database } from './schema.ts';

/** Returns the stored secret of a product without SECRET_KEY; the first process generates it. */
export async function keptSecret(database: Database): Promise<string> {
  await database
    .insertInto('keptSecret')
    .values({ value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database.selectFrom('keptSecret').select('value').executeTakeFirstOrThrow();
  return value;
}
