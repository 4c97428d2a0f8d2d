import type { Database } from '../database/schema.ts';

/** Wraps a database so that its statements are counted; a reply may take at most four (budget P20). */
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
