import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fail, ok } from '@repo/domain/result';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import type { Database } from './schema.ts';

async function openNotes(t: { after: (done: () => Promise<void>) => void }) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  await sql`create table note (text text not null)`.execute(database);
  const add = (within: Database, text: string) => sql`insert into note values (${text})`.execute(within);
  const list = async () => {
    const { rows } = await sql<{ text: string }>`select text from note order by text`.execute(database);
    return rows.map(({ text }) => text);
  };
  return { database, add, list };
}

test('inTransaction commits a value and a successful result', async (t) => {
  const { database, add, list } = await openNotes(t);
  const value = await inTransaction(database, async (transaction) => {
    await add(transaction, 'value');
    return 'slotTaken';
  });
  const result = await inTransaction(database, async (transaction) => {
    await add(transaction, 'result');
    return ok(1);
  });
  assert.deepEqual([value, result], ['slotTaken', ok(1)]);
  assert.deepEqual(await list(), ['result', 'value']);
});

test('inTransaction rolls back when the work returns a failure, and returns that failure', async (t) => {
  const { database, add, list } = await openNotes(t);
  const result = await inTransaction(database, async (transaction) => {
    await add(transaction, 'lost');
    return fail('cart_is_empty');
  });
  assert.deepEqual(result, fail('cart_is_empty'));
  assert.deepEqual(await list(), []);
});

test('inTransaction rolls back when the work throws', async (t) => {
  const { database, add, list } = await openNotes(t);
  const broken = inTransaction(database, async (transaction) => {
    await add(transaction, 'lost');
    throw new Error('broken');
  });
  await assert.rejects(broken, /broken/);
  assert.deepEqual(await list(), []);
});

test('inTransaction joins the transaction of its caller', async (t) => {
  const { database, add, list } = await openNotes(t);
  const result = await inTransaction(database, async (transaction) => {
    await inTransaction(transaction, (joined) => add(joined, 'lost'));
    return fail('cart_is_empty');
  });
  assert.equal(result.ok, false);
  assert.deepEqual(await list(), []);
});
