import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Answer, Question } from './measured-server.ts';

/** The common part of the servers: listens and reports its cost over IPC. `broadcast` sends a text to all connections. */
export async function answerQuestions(
  attach: (server: Server) => { readonly broadcast: (text: string) => void },
): Promise<void> {
  const server = createServer();
  const { broadcast } = attach(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  const { port } = server.address() as AddressInfo;

  process.on('message', (question: Question) => void reply(question));
  process.on('disconnect', () => process.exit(0));
  tell({ port });

  async function reply({ ask, text }: Question): Promise<void> {
    if (ask === 'broadcast') broadcast(text);
    else if (ask === 'memory') tell(await memory());
    else tell(cpu());
  }
}

const tell = (answer: Answer): void => void process.send?.(answer);

function cpu(): Answer {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system };
}

/** Collects twice, since the first collection may free more objects. */
async function memory(): Promise<Answer> {
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc?.();
    await turn();
  }
  return { residentBytes: process.memoryUsage().rss };
}
