import { apiTable } from './api-table.ts';
import { endpoints } from './contract.ts';

/** Printed, because the contract knows no files; `pnpm --filter @repo/contracts api-table` puts it into docs. */
process.stdout.write(apiTable(endpoints));
