import type { EventRecord, LineRecord } from '../orders/orders.module.ts';

/** A request whose event is locked by the transaction. */
export type LockedRequest = { readonly event: EventRecord; readonly line: LineRecord };
