import type { Database } from '../database/schema.ts';

/** The same database, counting what is asked of it: a reply may take four statements at the most (budgets P20). */
export function countStatements(database: Database): { database: Database; statements: () => number } {
  let statements = 0;
  const counting = database.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: counting, statements: () => statements };
}
