import type { ConnectionTokens } from '../connection-token.ts';
import { randomId } from '../connection-token.ts';
import type { TransportName } from '../hub-events.ts';

type Negotiation = {
  readonly query: URLSearchParams;
  readonly userId: string | null;
  readonly tokens: ConnectionTokens;
  readonly transports: readonly TransportName[];
  readonly minimumVersion: 0 | 1;
  readonly isStatefulAllowed: boolean;
};

/** Returns the negotiation response: ids and transports. Stores nothing. */
export function negotiate(given: Negotiation): object {
  const { query, userId, tokens, minimumVersion } = given;
  const asked = query.get('negotiateVersion') ?? '0';
  if (!/^\d{1,9}$/.test(asked))
    return { error: `The client requested an invalid protocol version '${asked.slice(0, 20)}'` };
  if (Number(asked) < minimumVersion)
    return {
      error: `The client requested version '${asked}', but the server does not support this version.`,
    };
  const isStateful = given.isStatefulAllowed && query.get('useStatefulReconnect')?.toLowerCase() === 'true';
  const negotiateVersion = Math.min(Number(asked), 1);
  const connectionId = negotiateVersion === 0 ? null : randomId();
  const connectionToken = tokens.issue({ connectionId, userId, isStateful });
  return {
    negotiateVersion,
    connectionId: connectionId ?? connectionToken,
    ...(negotiateVersion === 0 ? {} : { connectionToken }),
    availableTransports: given.transports.map((transport) => ({
      transport,
      transferFormats: formatsOf[transport],
    })),
    ...(isStateful ? { useStatefulReconnect: true } : {}),
  };
}

const formatsOf: Readonly<Record<TransportName, readonly string[]>> = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
};
