import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Collision = { readonly email: string; readonly accountIds: number[] };

/**
 * Returns accounts with the same login whose email addresses have the same Unicode form. They are never merged
 * automatically: an operator decides.
 */
export async function findAddressCollisions(
  database: Database,
  limit: number,
): Promise<readonly Collision[]> {
  const { rows } = await sql<Collision>`
    select lower(normalize(email, nfc)) as email, array_agg(id order by id) as "accountIds"
    from account group by lower(normalize(email, nfc)), (user_type = 2)
    having count(*) > 1 order by 1 limit ${limit}
  `.execute(database);
  return rows;
}
