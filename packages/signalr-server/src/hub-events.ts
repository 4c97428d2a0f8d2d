export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Why a connection ended. */
export type EndReason =
  | 'client'
  | 'server'
  | 'lost'
  | 'silent'
  | 'slow'
  | 'protocol'
  | 'handshake'
  | 'expired'
  | 'drained';

/** Events for metrics and logs, without messages, tokens or ids. */
export type HubEvent =
  | { readonly is: 'connected'; readonly transport: TransportName; readonly protocol: string }
  | { readonly is: 'disconnected'; readonly reason: EndReason; readonly lastedMs: number }
  | { readonly is: 'invoked'; readonly method: string; readonly ms: number; readonly failed: boolean }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'handshakeFailed' }
  | { readonly is: 'resumed'; readonly replayed: number }
  /** An exception in the hub's code or in the backplane. */
  | { readonly is: 'failed'; readonly where: string; readonly error: unknown };
