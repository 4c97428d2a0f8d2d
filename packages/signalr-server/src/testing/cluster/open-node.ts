import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { nodeReport } from './node-orders.ts';
import type { NodeSettings, SendOrder } from './node-orders.ts';

export type Node = {
  readonly name: string;
  readonly port: number;
  /** Resolves when Redis has it; rejects otherwise, also if the node has died. */
  readonly send: (order: Omit<SendOrder, 'id'>) => Promise<void>;
  readonly kill: () => Promise<void>;
};

export async function openNode(t: TestContext, settings: NodeSettings): Promise<Node> {
  const child = fork(join(import.meta.dirname, 'hub-node.ts'), [JSON.stringify(settings)]);
  const isOver = once(child, 'exit');
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  const ready = Promise.withResolvers<number>();
  child.on('message', (message) => {
    const report = nodeReport.parse(message);
    if (report.is === 'ready') {
      ready.resolve(report.port);
      return;
    }
    const order = waiting.get(report.id);
    waiting.delete(report.id);
    if (report.is === 'sent') order?.resolve();
    else order?.reject(new Error(report.why));
  });
  child.on('exit', () => {
    const died = new Error(`${settings.name} has died`);
    ready.reject(died);
    for (const order of waiting.values()) order.reject(died);
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await isOver;
  };
  t.after(kill);
  let lastId = 0;
  return {
    name: settings.name,
    port: await ready.promise,
    send: (order) => {
      const answer = Promise.withResolvers<void>();
      lastId += 1;
      waiting.set(lastId, answer);
      // A failed send means that the node has died, which its exit reports.
      child.send({ ...order, id: lastId }, () => undefined);
      if (child.exitCode !== null || child.signalCode !== null) answer.reject(new Error('It is dead.'));
      return answer.promise;
    },
    kill,
  };
}
