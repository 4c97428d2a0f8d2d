import type { Backplane, Broadcast } from './backplane.ts';
import { faultTeller } from './fault-teller.ts';
import type { Observe } from './fault-teller.ts';

type Deliver = (channel: string, broadcast: Broadcast) => void;

/** What the nodes of one process share. */
export type MemoryBus = {
  readonly publish: Deliver;
  readonly nodes: Set<Deliver>;
};

export function memoryBus(): MemoryBus {
  const nodes = new Set<Deliver>();
  const waiting: Parameters<Deliver>[] = [];
  let isDelivering = false;
  return {
    nodes,
    publish: (channel, broadcast) => {
      waiting.push([channel, broadcast]);
      // What a listener publishes waits, so that it comes second for those too who have not been told the first yet.
      if (isDelivering) return;
      isDelivering = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const deliver of nodes) deliver(...next);
      }
      isDelivering = false;
    },
  };
}

type MemoryBackplaneOptions = {
  /** The same for all nodes that hear each other. */
  readonly bus?: MemoryBus;
  readonly observe?: Observe;
};

/** Joins the hub servers of one process; alone, it is what a single node needs. */
export function memoryBackplane({ bus = memoryBus(), observe }: MemoryBackplaneOptions = {}): Backplane {
  const listeners = new Map<string, (broadcast: Broadcast) => void>();
  const tell = faultTeller(observe);
  const deliver: Deliver = (channel, broadcast) => {
    try {
      listeners.get(channel)?.(broadcast);
    } catch (error) {
      tell(error);
    }
  };
  bus.nodes.add(deliver);
  const mustBeOpen = (): void => {
    if (!bus.nodes.has(deliver)) throw new Error('The backplane is closed.');
  };
  return {
    publish: async (channel, broadcast) => {
      mustBeOpen();
      bus.publish(channel, broadcast);
    },
    subscribe: async (channel, listen) => {
      mustBeOpen();
      if (listeners.has(channel)) throw new Error(`Somebody listens to ${channel} already.`);
      listeners.set(channel, listen);
    },
    unsubscribe: async (channel) => void listeners.delete(channel),
    close: async () => {
      bus.nodes.delete(deliver);
      listeners.clear();
    },
  };
}
