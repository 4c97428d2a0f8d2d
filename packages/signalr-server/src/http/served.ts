import type { Admission } from '../admission.ts';
import type { ConnectionTokens } from '../connection-token.ts';
import type { Connections } from '../connections.ts';
import type { HubLimits, HubServerOptions } from '../options.ts';

/** Shared by requests and upgrades. */
export type Served = {
  readonly options: Pick<
    HubServerOptions<never>,
    'transports' | 'origins' | 'redirect' | 'minimumVersion' | 'statefulReconnect' | 'observe'
  >;
  readonly limits: HubLimits;
  readonly tokens: ConnectionTokens;
  readonly admission: Admission;
  readonly connections: Connections;
  readonly isOpen: () => boolean;
  readonly hasRoom: (userId: string | null) => boolean;
  readonly now: () => number;
};

export const allTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
/** One chunk may contain several messages. */
export const mostBytesAtOnce = ({ messageBytes }: Pick<HubLimits, 'messageBytes'>): number =>
  8 * messageBytes;
