import { PostgresDialect, generate } from 'kysely-codegen';
import type { Database } from '../../database/schema.ts';

/** Generates TypeScript types of all tables from a migrated database. */
export const tablesSource = (database: Database): Promise<string> =>
  generate({
    db: database,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string', domains: true }),
    outFile: null,
    print: false,
    camelCase: true,
    // Other schemas, such as the sandbox's, have their own types.
    includePattern: 'public.*',
    excludePattern: 'public.kysely_*',
    typeOnlyImports: true,
    typeMapping: { int8: 'number' },
  });
