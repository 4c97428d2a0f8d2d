import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

export type Question =
  | { readonly ask: 'cpu' | 'memory'; readonly text?: never }
  | { readonly ask: 'broadcast'; readonly text: string };

const started = z.object({ port: z.int() });
const cpu = z.object({ cpuMicros: z.number() });
const memory = z.object({ residentBytes: z.number() });
export type Answer = z.infer<typeof started> | z.infer<typeof cpu> | z.infer<typeof memory>;

export type MeasuredServer = {
  readonly address: string;
  /** The CPU time since its start. */
  readonly cpuMicros: () => Promise<number>;
  /** The memory of its process after a garbage collection. */
  readonly residentBytes: () => Promise<number>;
  readonly broadcast: (text: string) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a server process whose cost can be queried. */
export async function startMeasured(file: string): Promise<MeasuredServer> {
  const child = fork(file, { execArgv: ['--expose-gc'] });
  const [hello] = await once(child, 'message');
  const ask = async (question: Question): Promise<unknown> => {
    const answered = once(child, 'message');
    child.send(question);
    return (await answered)[0];
  };
  return {
    address: `ws://127.0.0.1:${started.parse(hello).port}`,
    cpuMicros: async () => cpu.parse(await ask({ ask: 'cpu' })).cpuMicros,
    residentBytes: async () => memory.parse(await ask({ ask: 'memory' })).residentBytes,
    broadcast: (text) => void child.send({ ask: 'broadcast', text } satisfies Question),
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
