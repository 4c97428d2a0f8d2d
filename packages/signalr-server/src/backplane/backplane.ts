import type { Encoded } from '../protocol/codec.ts';

/** A message to many, written once for each protocol that is spoken, and who of them is left out. */
export type Broadcast = {
  readonly except: readonly string[];
  readonly encoded: Readonly<Record<string, Encoded>>;
};

/**
 * What joins several nodes. A channel is a name; who listens to it gets what is published to it, the publisher too, in
 * the order of publishing. At most once: what nobody could take is lost, and a publication that fails rejects.
 */
export type Backplane = {
  readonly publish: (channel: string, broadcast: Broadcast) => Promise<void>;
  /**
   * Resolves once everything that is published from now on arrives. Where that cannot be said now it rejects, but is
   * remembered: it is heard as soon as it can be, until `unsubscribe`. One listener a channel.
   */
  readonly subscribe: (channel: string, listen: (broadcast: Broadcast) => void) => Promise<void>;
  readonly unsubscribe: (channel: string) => Promise<void>;
  readonly close: () => Promise<void>;
};
