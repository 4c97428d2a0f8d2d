import type { Database } from '../../database/schema.ts';

/** A list that operators edit: event types, vibes or smartphones. */
export type EditedList<Item extends { readonly id: number }, New, Changes> = {
  /** The name of an item in the audit log. */
  readonly kind: string;
  readonly repository: (database: Database) => {
    readonly list: () => Promise<Item[]>;
    readonly add: (given: New) => Promise<Item>;
    /** Locks an item, so that concurrent changes run one after the other. */
    readonly lock: (id: number) => Promise<Item | undefined>;
    /** Leaves fields that are undefined unchanged. */
    readonly change: (id: number, changes: Changes) => Promise<Item>;
  };
};
