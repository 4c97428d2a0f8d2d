import type { Authenticated } from '../options.ts';

/** Properties of a connection that are fixed before it opens. */
export type ConnectionProperties = {
  /** The public id, by which others address it. */
  readonly id: string;
  /** The secret token, whose bearer is this client. */
  readonly token: string;
  readonly user: Authenticated<unknown>;
  readonly query: URLSearchParams;
  readonly isStateful: boolean;
};
