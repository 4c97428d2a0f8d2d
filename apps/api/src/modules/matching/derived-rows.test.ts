import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Until another connection waits for a lock. */
async function someoneWaits(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database,
    );
    if (rows.length > 0) return;
  }
}

test('of two who change one provider at once, the later one derives from what both have written', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const profile = { imageCount: 5, hasPhoto: true, name: 'Maya', bio: 'Hi' };
  const { id } = await createProvider(database, { profile });
  const first = await database.startTransaction().execute();
  await first.updateTable('account').set({ is_active: false }).where('id', '=', id).execute();
  const second = database
    .insertInto('portfolio_image')
    .values({ provider_id: id, file_name: 'sixth.jpg', display_order: 6 })
    .execute();
  await someoneWaits(database);
  await first.commit().execute();
  await second;
  const { is_listed } = await database
    .selectFrom('matching_candidate')
    .select('is_listed')
    .executeTakeFirstOrThrow();
  assert.equal(is_listed, false);
});
