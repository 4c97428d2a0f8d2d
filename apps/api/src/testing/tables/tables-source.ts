import { PostgresDialect, generate } from 'kysely-codegen';
import type { Database } from '../../database/schema.ts';

/** The types of all tables, as TypeScript, read from a database that has them. */
export const tablesSource = (database: Database): Promise<string> =>
  generate({
    db: database,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string', domains: true }),
    outFile: null,
    print: false,
    // Other schemas than ours are left to those who made them: the queue, the sandbox.
    includePattern: 'public.*',
    excludePattern: 'public.kysely_*',
    typeOnlyImports: true,
    typeMapping: { int8: 'number' },
  });
