import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { SentReply } from './envelope-faults.ts';

const mostAttempts = 120;

/**
 * Repeats a call while the server answers that it is busy, which happens on a machine that runs several suites at once.
 */
export async function askUntilNotBusy<Reply>(
  ask: () => Promise<Reply>,
  isBusy: (reply: Reply) => boolean,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask();
    if (!isBusy(reply) || attempt === mostAttempts) return reply;
    await pause(250);
  }
}

export const saysBusy = ({ statusCode, body }: SentReply): boolean =>
  statusCode === 503 && body.includes('"service_unavailable"');

export async function injectPatiently(app: FastifyInstance, request: InjectOptions): Promise<SentReply> {
  const reply = await askUntilNotBusy(() => app.inject(request), saysBusy);
  // A connection ends a request whose body is not read; an injected one would wait for its time limit.
  reply.raw.req.emit('close');
  return { statusCode: reply.statusCode, headers: reply.headers, body: reply.body };
}
