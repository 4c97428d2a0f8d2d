import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { openTcpProxy } from '../tcp-proxy.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import { openNode } from './open-node.ts';
import type { Node } from './open-node.ts';

export type Cluster = {
  readonly nodes: readonly [Node, Node];
  /** Sends each line to the other node than the last one, or to whichever is there. */
  readonly roundRobin: TcpProxy;
  /** Puts a new process in the place of a node that has died. */
  readonly restart: (place: 0 | 1) => Promise<void>;
};

/** Two nodes with one secret and one Redis. */
export async function openCluster(t: TestContext, redisUrl: string): Promise<Cluster> {
  const common = { redisUrl, prefix: randomUUID(), secret: randomUUID(), tokenLastsMs: 15_000 };
  const open = (name: string): Promise<Node> => openNode(t, { ...common, name });
  const nodes: [Node, Node] = await Promise.all([open('north'), open('south')]);
  let turn = 0;
  const roundRobin = await openTcpProxy(t, {
    ports: () => {
      turn += 1;
      const ports = nodes.map(({ port }) => port);
      return turn % 2 === 0 ? ports : ports.toReversed();
    },
  });
  return {
    nodes,
    roundRobin,
    restart: async (place) => {
      nodes[place] = await open(nodes[place].name);
    },
  };
}
