import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { openTcpProxy } from '../tcp-proxy.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import { openNode } from './open-node.ts';
import type { Node } from './open-node.ts';

export type Cluster = {
  readonly nodes: readonly [Node, Node];
  /** Proxies: each leads to one node but negotiates at the other, or at the remaining one. */
  readonly doors: readonly [TcpProxy, TcpProxy];
  /** Replaces a dead node by a new process. */
  readonly restart: (place: 0 | 1) => Promise<void>;
};

/** Opens two nodes with the same secret and Redis. */
export async function openCluster(t: TestContext, redisUrl: string): Promise<Cluster> {
  const common = { redisUrl, prefix: randomUUID(), secret: randomUUID(), tokenLastsMs: 15_000 };
  const open = (name: string): Promise<Node> => openNode(t, { ...common, name });
  const nodes: [Node, Node] = await Promise.all([open('north'), open('south')]);
  const openDoor = (place: 0 | 1): Promise<TcpProxy> =>
    openTcpProxy(t, {
      ports: (data) => {
        const ports = nodes.map(({ port }) => port);
        return data.includes('/negotiate') === (place === 0) ? ports.toReversed() : ports;
      },
    });
  const doors: [TcpProxy, TcpProxy] = [await openDoor(0), await openDoor(1)];
  return {
    nodes,
    doors,
    restart: async (place) => {
      nodes[place] = await open(nodes[place].name);
    },
  };
}
