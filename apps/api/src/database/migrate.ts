import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import type { Database } from './schema.ts';

const defaultFolder = join(import.meta.dirname, 'migrations');

/** The advisory lock of migrations, which earlier builds take too. */
const lockKey = '3853314791062309107';

type MigrationFile = { readonly name: string; readonly statements: string; readonly checksum: string };

/** The files of this folder replace functions, and are applied again when they change. */
const isRepeatable = ({ name }: MigrationFile): boolean => name.startsWith('functions/');

/**
 * Applies every missing migration in the order of the numbers, then the functions that have changed, each in its own
 * transaction. Processes that start together take turns. Ignores applied migrations that only a newer build knows, and
 * then leaves its functions as they are.
 */
export async function migrate(database: Database, folder = defaultFolder): Promise<void> {
  const files = await readMigrations(folder);
  await database.connection().execute(async (connection) => {
    await setTimeLimits(connection, '0');
    try {
      await sql`select pg_advisory_lock(${sql.lit(lockKey)}::bigint)`.execute(connection);
      try {
        await applyMissing(connection, files);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(lockKey)}::bigint)`.execute(connection);
      }
    } finally {
      await setTimeLimits(connection, 'default');
    }
  });
}

/** Sets the time limits of the connection; a migration, or waiting for another process, may take minutes. */
async function setTimeLimits(connection: Database, value: '0' | 'default'): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await sql.raw(`set ${limit} = ${value}`).execute(connection);
}

async function readMigrations(folder: string): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return Promise.all(
    names.map(async (file) => {
      const statements = await readFile(join(folder, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), statements, checksum: checksumOf(statements) };
    }),
  );
}

/** Returns the checksum of the statements without comment lines, so that comments can still be edited. */
function checksumOf(statements: string): string {
  const counted = statements.split(/\r?\n/).filter((line) => !/^\s*(?:--|$)/.test(line));
  return createHash('sha256').update(counted.join('\n')).digest('hex');
}

async function applyMissing(connection: Database, files: readonly MigrationFile[]): Promise<void> {
  const applied = await readApplied(connection);
  const missing: MigrationFile[] = [];
  const lastNumbered = files.findLast((file) => !isRepeatable(file))?.name ?? '';
  const isNewer = [...applied.keys()].some((name) => /^\d/.test(name) && name > lastNumbered);
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum === undefined) missing.push(file);
    else if (checksum === null) await fillChecksum(connection, file);
    else if (checksum === file.checksum) continue;
    else if (!isRepeatable(file)) throw changedAfterwards(file);
    else if (!isNewer) missing.push(file);
  }
  for (const file of missing) {
    await connection.transaction().execute(async (transaction) => {
      await sql.raw(file.statements).execute(transaction);
      const { name, checksum } = file;
      await transaction
        .insertInto('appliedMigration')
        .values({ name, checksum })
        .onConflict((known) => known.column('name').doUpdateSet({ checksum }))
        .execute();
    });
  }
}

/**
 * Returns the applied migrations with their checksums. Earlier builds recorded names without checksums in
 * `kysely_migration`; that table stays unchanged, so that such a build can still start.
 */
async function readApplied(connection: Database): Promise<ReadonlyMap<string, string | null>> {
  await connection.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ hasNew: boolean; hasOld: boolean }>`
      select to_regclass('applied_migration') is not null as "hasNew",
        to_regclass('kysely_migration') is not null as "hasOld"`.execute(transaction);
    if (rows[0]?.hasNew === true) return;
    await sql`
      create table applied_migration (
        name text primary key,
        checksum text,
        applied_at timestamptz not null default now()
      )`.execute(transaction);
    if (rows[0]?.hasOld === true)
      await sql`
        insert into applied_migration (name, applied_at)
        select name, "timestamp"::timestamptz from kysely_migration`.execute(transaction);
  });
  const rows = await connection.selectFrom('appliedMigration').select(['name', 'checksum']).execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function fillChecksum(connection: Database, { name, checksum }: MigrationFile): Promise<void> {
  await connection.updateTable('appliedMigration').set({ checksum }).where('name', '=', name).execute();
}

const changedAfterwards = ({ name }: MigrationFile): StartupError =>
  new StartupError(
    `The migration ${name} has been changed since the database got it: undo the change, and make it a new migration.`,
  );
