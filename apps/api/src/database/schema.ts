import type { Kysely } from 'kysely';
import type { DB } from './tables.data.ts';

/** The tables as the migrations make them; `pnpm --filter @repo/api tables` writes them down, a test compares. */
export type Schema = DB;

export type Database = Kysely<Schema>;
