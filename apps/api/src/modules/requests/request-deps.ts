import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { FollowDeps } from '../event-completion/event-completion.module.ts';
import type { EventRecord, LineRecord } from '../orders/orders.module.ts';

/** What the end of a request sets in motion: money back, other providers, news. */
export type RequestDeps = FollowDeps & {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

/** A request whose event the transaction has locked, as it stands after the wait. */
export type LockedRequest = { readonly event: EventRecord; readonly line: LineRecord };
