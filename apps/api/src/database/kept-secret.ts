import { randomBytes } from 'node:crypto';
import type { Database } from './schema.ts';

/** The secret of a product that was given none: made by whichever process comes first. */
export async function keptSecret(database: Database): Promise<string> {
  await database
    .insertInto('kept_secret')
    .values({ value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database.selectFrom('kept_secret').select('value').executeTakeFirstOrThrow();
  return value;
}
