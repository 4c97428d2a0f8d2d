import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilLockWait } from '../../testing/contention/until-lock-wait.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

test('derives the search row from both of two concurrent changes of a provider', async (t) => {
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
  await untilLockWait(database, second);
  await first.commit().execute();
  await second;
  const { is_listed } = await database
    .selectFrom('matching_candidate')
    .select('is_listed')
    .executeTakeFirstOrThrow();
  assert.equal(is_listed, false);
});
