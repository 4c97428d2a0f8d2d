import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

/** Overwrites fields of a session at the sandbox's card provider. */
export async function changeSession(
  { database }: Pick<TestApi, 'database'>,
  sessionId: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`update sandbox.stripe_object set body = body || ${JSON.stringify(changes)}::jsonb where id = ${sessionId}`.execute(
    database,
  );
}

/** Returns the number of objects of a kind at the card provider. */
export async function countAtCardProvider(
  { database }: Pick<TestApi, 'database'>,
  kind: 'checkout.session' | 'payment_intent' | 'refund',
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from sandbox.stripe_object where kind = ${kind}`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Makes the card provider forget an idempotency key. */
export async function forgetKey({ database }: Pick<TestApi, 'database'>, key: string): Promise<void> {
  await sql`delete from sandbox.stripe_answer where key = ${key}`.execute(database);
}
