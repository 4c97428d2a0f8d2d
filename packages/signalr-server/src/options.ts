import type { IncomingHttpHeaders } from 'node:http';
import type { Backplane } from './backplane/backplane.ts';
import type { HubEvent, TransportName } from './hub-events.ts';
import type { Codec } from './protocol/codec.ts';

/** The parts of a request that may identify the sender. */
export type HubRequest = {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  /** From `Authorization: Bearer`, else from the query's `access_token`. */
  readonly token: string | null;
};

export type Authenticated<Identity> = {
  readonly identity: Identity;
  /** The id for `clients.user()`; `null` for an anonymous user. */
  readonly userId: string | null;
  /** When the connection is closed with permission to reconnect, in milliseconds since 1970. */
  readonly expiresAtMs?: number;
};

export type HubLimits = {
  readonly handshakeMs: number;
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  /** How long a connection without a transport is kept. */
  readonly disconnectMs: number;
  readonly pollMs: number;
  /** Timeout of client results. */
  readonly askMs: number;
  readonly messageBytes: number;
  /** Pending bytes for a client that does not read, above which its connection is closed. */
  readonly waitingBytes: number;
  /** Unread items of an upload, above which the client is paused. */
  readonly streamItems: number;
  /** Waiting calls of a client, above which it is paused. */
  readonly waitingCalls: number;
  /** Concurrent streams per client, in each direction. */
  readonly streams: number;
  /** Unacknowledged bytes, with stateful reconnect. */
  readonly unacknowledgedBytes: number;
  readonly connections: number;
  readonly connectionsPerUser: number;
};

export const defaultLimits: HubLimits = {
  handshakeMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  disconnectMs: 15_000,
  pollMs: 90_000,
  askMs: 30_000,
  messageBytes: 32_768,
  waitingBytes: 1_048_576,
  streamItems: 10,
  waitingCalls: 64,
  streams: 32,
  unacknowledgedBytes: 100_000,
  connections: Number.POSITIVE_INFINITY,
  connectionsPerUser: Number.POSITIVE_INFINITY,
};

export type HubServerOptions<Identity> = {
  /** Null becomes 401, an exception 503. The identity is fixed for the life of the connection. */
  readonly authenticate: (
    request: HubRequest,
  ) => Authenticated<Identity> | null | Promise<Authenticated<Identity> | null>;
  /** The offered transports; all three by default. */
  readonly transports?: readonly TransportName[];
  /** In addition to JSON. */
  readonly codecs?: readonly Codec[];
  /** Other origins that may connect. The hub's own origin and requests without `Origin` always may. */
  readonly origins?: readonly string[] | ((origin: string) => boolean);
  /** Redirects or refuses a client when it negotiates. */
  readonly redirect?: (
    request: HubRequest,
  ) => { readonly url: string; readonly accessToken?: string } | { readonly error: string } | null;
  readonly minimumVersion?: 0 | 1;
  readonly statefulReconnect?: boolean;
  /**
   * Must be the same on all nodes, so that each accepts connections negotiated at another. The first secret signs;
   * the others are still accepted.
   */
  readonly secrets?: readonly string[];
  readonly backplane?: Backplane;
  /** Sends type and text of every error to clients. For development. */
  readonly detailedErrors?: boolean;
  readonly limits?: Partial<HubLimits>;
  /** Milliseconds since 1970, for what expires. */
  readonly nowMs?: () => number;
  readonly observe?: (event: HubEvent) => void;
};
