import type { IncomingHttpHeaders } from 'node:http';
import type { Backplane } from './backplane/backplane.ts';
import type { HubEvent, TransportName } from './hub-events.ts';
import type { Codec } from './protocol/codec.ts';

/** Of a request to the hub, what may decide who sends it. */
export type HubRequest = {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  /** From `Authorization: Bearer`, else from the query's `access_token`. */
  readonly token: string | null;
};

export type Authenticated<Identity> = {
  readonly identity: Identity;
  /** The name under which `clients.user()` finds them; `null` for whoever is nobody in particular. */
  readonly userId: string | null;
  /** When the connection ends with leave to come again, in milliseconds since 1970. */
  readonly expiresAtMs?: number;
};

export type HubLimits = {
  readonly handshakeMs: number;
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  /** How long a connection is kept that no transport serves. */
  readonly disconnectMs: number;
  readonly pollMs: number;
  /** How long a client may take to answer what the server asked it. */
  readonly askMs: number;
  readonly messageBytes: number;
  /** What may wait for a client that does not read, before its connection ends. */
  readonly waitingBytes: number;
  /** Items of one stream from a client that wait for the method to read them, before the client is held back. */
  readonly streamItems: number;
  /** Calls of one client that wait for their turn, before the client is held back. */
  readonly waitingCalls: number;
  /** Streams that run for one client at once, in each direction. */
  readonly streams: number;
  /** What may be on its way without being acknowledged, with stateful reconnect. */
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
  /** `null` is answered with 401, a throw with 503. The identity is fixed for the life of the connection. */
  readonly authenticate: (
    request: HubRequest,
  ) => Authenticated<Identity> | null | Promise<Authenticated<Identity> | null>;
  /** Which transports are offered; all three unless said. */
  readonly transports?: readonly TransportName[];
  /** Beside JSON, which is always spoken. */
  readonly codecs?: readonly Codec[];
  /** Other origins whose pages may connect. The hub's own origin always may, and so may what sends no `Origin`. */
  readonly origins?: readonly string[] | ((origin: string) => boolean);
  /** Sends a client elsewhere, or away, when it negotiates. */
  readonly redirect?: (
    request: HubRequest,
  ) => { readonly url: string; readonly accessToken?: string } | { readonly error: string } | null;
  readonly minimumVersion?: 0 | 1;
  readonly statefulReconnect?: boolean;
  /**
   * The same on all nodes, so that any of them takes a WebSocket that another one has negotiated. The first one signs,
   * the others are still believed.
   */
  readonly secrets?: readonly string[];
  readonly backplane?: Backplane;
  /** Tells clients the type and text of every error. For development. */
  readonly detailedErrors?: boolean;
  readonly limits?: Partial<HubLimits>;
  /** Milliseconds since 1970, for what expires. */
  readonly nowMs?: () => number;
  readonly observe?: (event: HubEvent) => void;
};
