import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { until } from './until.ts';

export type CuttingProxy = {
  readonly port: number;
  /** Breaks all open connections without notice. */
  readonly cut: () => void;
  /** The target of new connections; `null` refuses them. */
  readonly leadTo: (port: number | null) => void;
  /** The number of all opened connections. */
  readonly opened: () => number;
  readonly hasOpened: (count: number) => Promise<void>;
};

const join = (one: Socket, other: Socket): void => {
  one.pipe(other);
  one.on('error', () => other.destroy());
  one.on('close', () => other.destroy());
};

/** A proxy between client and server that a test can cut. */
export async function openCuttingProxy(t: TestContext, towards: number): Promise<CuttingProxy> {
  let target: number | null = towards;
  let opened = 0;
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    if (target === null) {
      near.destroy();
      return;
    }
    opened += 1;
    const far = connect(target, '127.0.0.1');
    lines.add(near);
    near.on('close', () => lines.delete(near));
    join(near, far);
    join(far, near);
  });
  const cut = (): void => {
    for (const line of lines) line.resetAndDestroy();
  };
  t.after(() => {
    server.close();
    cut();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    leadTo: (port) => (target = port),
    opened: () => opened,
    hasOpened: (count) => until(`the proxy has opened ${count} lines`, () => opened >= count),
  };
}
