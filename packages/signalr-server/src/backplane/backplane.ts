import type { Encoded } from '../protocol/codec.ts';

/** A message to many connections, encoded once per protocol, and the excluded connections. */
export type Broadcast = {
  readonly except: readonly string[];
  readonly encoded: Readonly<Record<string, Encoded>>;
};

/**
 * Connects several nodes. Subscribers of a channel, including the publisher, receive its messages in order, at most
 * once. A message that cannot be delivered is lost, and a publication that fails rejects.
 */
export type Backplane = {
  readonly publish: (channel: string, broadcast: Broadcast) => Promise<void>;
  /**
   * Resolves once all later publications arrive. Rejects if that is not possible now, but subscribes as soon as it
   * is, until `unsubscribe`. One listener per channel.
   */
  readonly subscribe: (channel: string, listen: (broadcast: Broadcast) => void) => Promise<void>;
  readonly unsubscribe: (channel: string) => Promise<void>;
  readonly close: () => Promise<void>;
};
