import type { Backplane, Broadcast } from './backplane.ts';
import { failureReporter } from './failure-reporter.ts';
import type { Observe } from './failure-reporter.ts';

type Deliver = (channel: string, broadcast: Broadcast) => void;

/** The state that the nodes of a process share. */
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
      // Queues what a listener publishes, so that all listeners receive messages in the same order.
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
  /** Shared by all connected nodes. */
  readonly bus?: MemoryBus;
  readonly observe?: Observe;
};

/** Connects the hub servers of one process; also for a single node. */
export function memoryBackplane({ bus = memoryBus(), observe }: MemoryBackplaneOptions = {}): Backplane {
  const listeners = new Map<string, (broadcast: Broadcast) => void>();
  const reportFailure = failureReporter(observe);
  const deliver: Deliver = (channel, broadcast) => {
    try {
      listeners.get(channel)?.(broadcast);
    } catch (error) {
      reportFailure(error);
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
      if (listeners.has(channel)) throw new Error(`${channel} already has a listener.`);
      listeners.set(channel, listen);
    },
    unsubscribe: async (channel) => void listeners.delete(channel),
    close: async () => {
      bus.nodes.delete(deliver);
      listeners.clear();
    },
  };
}
