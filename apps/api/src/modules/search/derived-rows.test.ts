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
  await first.updateTable('account').set({ isActive: false }).where('id', '=', id).execute();
  const second = database
    .insertInto('portfolioImage')
    .values({ providerId: id, fileName: 'sixth.jpg', displayOrder: 6 })
    .execute();
  await untilLockWait(database, second);
  await first.commit().execute();
  await second;
  const { isListed } = await database
    .selectFrom('matchingCandidate')
    .select('isListed')
    .executeTakeFirstOrThrow();
  assert.equal(isListed, false);
});
