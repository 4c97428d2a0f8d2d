import type { Database } from '../../database/schema.ts';

/** How one list of the catalogue is kept: the same few questions for event types, vibes and smartphones. */
export type KeptList<Item extends { readonly id: number }, New, Changes> = {
  /** What the audit log calls one of them. */
  readonly kind: string;
  readonly repository: (database: Database) => {
    readonly list: () => Promise<Item[]>;
    readonly add: (given: New) => Promise<Item>;
    /** Locked, so that of two changes at once the second one sees the first. */
    readonly lock: (id: number) => Promise<Item | undefined>;
    /** Kysely leaves out what is `undefined`: it stays as it is. */
    readonly change: (id: number, changes: Changes) => Promise<Item>;
  };
};
