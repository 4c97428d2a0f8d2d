import type { Database } from '../../database/schema.ts';

/** Something that does not add up: which rule, of what, and by how much. */
export type LedgerFault = { readonly rule: string; readonly about: string; readonly outByCents: number };

/** Looks whether every cent that came in is accounted for; nothing is wrong when the list is empty. */
export async function checkLedger(database: Database): Promise<readonly LedgerFault[]> {
  throw new Error(`not yet ${String(database)}`);
}
