import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { connectDatabase } from './open-database.ts';

/** Opens an empty database with a statement limit of 250 ms, and a folder of migrations. */
async function openEmpty(t: TestContext) {
  const { connection, close } = await openTestDatabase('template0');
  let isClosing = false;
  // Dropping the database may end a connection that is being closed; before that, none may be lost.
  const onLost = (reason: unknown): void => (isClosing ? undefined : assert.ifError(reason));
  const opened = connectDatabase({ ...connection, statement_timeout: 250 }, onLost);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'functions'));
  const closeFirst: (() => Promise<void>)[] = [opened.close];
  t.after(async () => {
    isClosing = true;
    for (const closeOne of closeFirst) await closeOne();
    await close();
    await rm(folder, { recursive: true });
  });
  const write = (name: string, statements: string) => writeFile(join(folder, `${name}.sql`), statements);
  const applied = async () => {
    const rows = await opened.database
      .selectFrom('appliedMigration')
      .select('name')
      .orderBy('appliedAt')
      .execute();
    return rows.map(({ name }) => name);
  };
  return {
    ...opened,
    connection,
    folder,
    write,
    applied,
    closeFirst,
    onLost,
    run: () => migrate(opened.database, folder),
  };
}

/** A statement that takes longer than the limit on any machine. */
const slow = 'select pg_sleep(0.3);';

test('lets a migration exceed the statement limit, and restores the limits of the connection', async (t) => {
  const { database, write, run, applied } = await openEmpty(t);
  await write('0001_slow', slow);
  await run();
  assert.deepEqual(await applied(), ['0001_slow']);
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(database);
  assert.equal(rows[0]?.statementTimeout, '250ms');
});

test('runs each migration once when two processes start together on an empty database', async (t) => {
  const { write, folder, connection, run, applied, closeFirst, onLost } = await openEmpty(t);
  await write('0001_slow', `create table once (id integer); ${slow}`);
  await write('0002_more', 'create table twice (id integer);');
  const other = connectDatabase({ ...connection, statement_timeout: 250 }, onLost);
  closeFirst.push(other.close);
  await Promise.all([run(), migrate(other.database, folder)]);
  assert.deepEqual(await applied(), ['0001_slow', '0002_more']);
});

test('waits without a limit for another process that migrates', async (t) => {
  const { write, connection, run, applied, closeFirst } = await openEmpty(t);
  await write('0001_first', 'create table first (id integer);');
  const holder = new Client(connection);
  await holder.connect();
  closeFirst.push(() => holder.end());
  await holder.query('select pg_advisory_lock(3853314791062309107)');
  const started = run();
  started.catch(() => undefined);
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await holder.query(waiting)).rowCount === 0) await Promise.race([started, holder.query(slow)]);
  await holder.query(slow);
  await holder.query('select pg_advisory_unlock(3853314791062309107)');
  await started;
  assert.deepEqual(await applied(), ['0001_first']);
});

test('applies a smaller number that was added later, and numbers after a gap', async (t) => {
  const { write, run, applied } = await openEmpty(t);
  await write('0001_first', 'create table first (id integer);');
  await write('0005_fifth', 'create table fifth (id integer);');
  await run();
  await write('0003_third', 'create table third (id integer);');
  await write('0004_fourth', 'alter table third add column more integer;');
  await run();
  assert.deepEqual(await applied(), ['0001_first', '0005_fifth', '0003_third', '0004_fourth']);
});

test('starts on a database that a newer build has migrated', async (t) => {
  const { database, write, run, applied } = await openEmpty(t);
  await write('0001_first', 'create table first (id integer);');
  await run();
  await database.insertInto('appliedMigration').values({ name: '0900_future', checksum: 'x' }).execute();
  await run();
  assert.deepEqual(await applied(), ['0001_first', '0900_future']);
});

test('refuses a migration that was changed after it was applied, unless only its comments were changed', async (t) => {
  const { write, run } = await openEmpty(t);
  await write('0001_first', '-- The first.\ncreate table first (id integer);\n');
  await run();
  await write('0001_first', '-- What comes first.\r\n\r\ncreate table first (id integer);\r\n');
  await run();
  await write('0001_first', 'create table first (id bigint);\n');
  await assert.rejects(run(), /The migration 0001_first has been changed/);
});

test('applies functions after the migrations, and again when they change, but not over those of a newer build', async (t) => {
  const { database, write, run, applied } = await openEmpty(t);
  const writeAnswer = (answer: number) =>
    write(
      'functions/answer',
      `create or replace function answer() returns bigint return ${answer} * (select count(*) from first);`,
    );
  const answer = async () =>
    (await sql<{ answer: string }>`select answer()`.execute(database)).rows[0]?.answer;
  await writeAnswer(1);
  await write('0001_first', 'create table first (id integer); insert into first values (1);');
  await run();
  assert.deepEqual([await applied(), Number(await answer())], [['0001_first', 'functions/answer'], 1]);
  await writeAnswer(2);
  await run();
  await run();
  assert.deepEqual([await applied(), Number(await answer())], [['0001_first', 'functions/answer'], 2]);
  await database.insertInto('appliedMigration').values({ name: '0900_future', checksum: 'x' }).execute();
  await writeAnswer(3);
  await run();
  assert.equal(Number(await answer()), 2);
});

test('rolls back a failed migration and keeps those before it', async (t) => {
  const { database, write, run, applied } = await openEmpty(t);
  await write('0001_first', 'create table first (id integer);');
  await write('0002_wrong', 'create table wrong (id integer); select 1 / 0;');
  await assert.rejects(run(), /division by zero/);
  assert.deepEqual(await applied(), ['0001_first']);
  const { rows } = await sql`select from pg_tables where tablename = 'wrong'`.execute(database);
  assert.equal(rows.length, 0);
});

test('does not apply migrations again that an earlier build recorded without checksums', async (t) => {
  const { database, write, run, applied } = await openEmpty(t);
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    database,
  );
  await sql`insert into kysely_migration values ('0001_first', '2026-11-01T10:00:00.000Z')`.execute(database);
  await write('0001_first', 'create table first (id integer);');
  await run();
  assert.deepEqual(await applied(), ['0001_first']);
  await write('0001_first', 'create table first (id bigint);');
  await assert.rejects(run(), /has been changed/);
});
