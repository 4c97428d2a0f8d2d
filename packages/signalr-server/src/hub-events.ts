export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Why a connection is over. */
export type EndReason =
  'client' | 'server' | 'lost' | 'silent' | 'slow' | 'protocol' | 'handshake' | 'expired' | 'drained';

/** What happens, for metrics and logs: no message, no token, no id of anybody is in it. */
export type HubEvent =
  | { readonly is: 'connected'; readonly transport: TransportName; readonly protocol: string }
  | { readonly is: 'disconnected'; readonly reason: EndReason; readonly lastedMs: number }
  | { readonly is: 'invoked'; readonly method: string; readonly ms: number; readonly failed: boolean }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'handshakeFailed' }
  | { readonly is: 'resumed'; readonly replayed: number }
  /** A throw in what the hub's owner wrote, or in the backplane. */
  | { readonly is: 'failed'; readonly where: string; readonly error: unknown };
