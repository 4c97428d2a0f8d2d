import type { Authenticated } from '../options.ts';

/** What is settled about a connection before it is opened. */
export type ConnectionGiven = {
  /** Public: others may address it by this. */
  readonly id: string;
  /** Secret: whoever shows it is this client. */
  readonly token: string;
  readonly user: Authenticated<unknown>;
  readonly query: URLSearchParams;
  readonly isStateful: boolean;
};
