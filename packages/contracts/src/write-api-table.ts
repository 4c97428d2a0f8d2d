import { apiTable } from './api-table.ts';
import { endpoints } from './contract.ts';

/**
 * Prints the table, because the package writes no files; `pnpm --filter @repo/contracts api-table` redirects it into
 * docs.
 */
process.stdout.write(apiTable(endpoints));
