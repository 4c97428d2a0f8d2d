import type { Kysely } from 'kysely';
import type { DB } from './tables.data.ts';

/** The tables that the migrations create; `pnpm --filter @repo/api tables` generates their types, a test compares. */
export type Schema = DB;

export type Database = Kysely<Schema>;
