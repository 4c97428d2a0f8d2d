import { isTest } from '../repository.ts';
import type { Rule, Violation } from '../repository.ts';

const server = 'apps/api/src/';
/** Migrations and the demonstration write any table. */
const isJudged = (file: string): boolean =>
  file.startsWith(server) && file.endsWith('.ts') && !isTest(file) && !/\/(?:testing|demo)\//.test(file);

const write =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/g;

type SharedTables = Readonly<Record<string, readonly string[]>>;

/** The tables that several modules write, each its own columns or at its own moment (docs/decisions/046). */
const sharedTables: SharedTables = {
  account: ['account', 'identity', 'profiles'],
  consent: ['account', 'event-consents', 'identity'],
  event: ['drafts', 'orders'],
  payment: ['orders', 'payments'],
};

/** Refuses a second module that writes a table, and the mention of one that does not write it any more. */
export const tableWriters =
  (shared: SharedTables = sharedTables): Rule =>
  ({ files, read }) => {
    const writes = files.filter(isJudged).flatMap((file) => {
      const tables = [...read(file).matchAll(write)].map((found) =>
        toSnakeCase(found.slice(1).find(Boolean) ?? ''),
      );
      return tables.map((table) => ({ table, file, module: moduleOf(file) }));
    });
    return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, ofTable]): Violation[] => {
      const writers = [...new Set(ofTable.map(({ module }) => module))].toSorted();
      const known = shared[table] ?? writers.slice(0, 1);
      if (writers.join() === known.join()) return [];
      return ofTable.map(({ file }) => ({
        file,
        message: `writes "${table}", written by ${writers.join(' and ')}: call its owner, or list the writers in table-writers.ts`,
      }));
    });
  };

/** Queries that are built name tables in camel case, statements as the database does. */
const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const moduleOf = (file: string): string => {
  const [first = '', second = ''] = file.slice(server.length).split('/');
  return first === 'modules' ? second : first;
};
