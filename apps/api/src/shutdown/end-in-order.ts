import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Returns how many milliseconds are left until a moment, counted from the beginning of the stop; never less than 0. */
export type MsUntil = (deadlineMs: number) => number;

type End = (msUntil: MsUntil) => Promise<void> | void;

export type Endings = {
  /**
   * Registers how to close something that has just been opened. The next step begins `deadlineMs` after the beginning of
   * the stop at the latest, even if this one has not ended.
   */
  readonly add: (name: string, deadlineMs: number, end: End) => void;
  readonly endAll: () => Promise<void>;
};

type Options = {
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  readonly nowMs?: () => number;
};

/**
 * Closes what has been opened, in reverse order. A step that fails or misses its deadline is logged, and the next one
 * runs; the deadlines count from the beginning of the stop, so that a slow step never delays the end of the process.
 */
export function endInOrder({ logger, nowMs = () => performance.now() }: Options): Endings {
  const steps: { name: string; deadlineMs: number; end: End }[] = [];
  return {
    add: (name, deadlineMs, end) => void steps.push({ name, deadlineMs, end }),
    endAll: async () => {
      const begunAtMs = nowMs();
      const msUntil: MsUntil = (deadlineMs) => Math.max(0, begunAtMs + deadlineMs - nowMs());
      for (const { name, deadlineMs, end } of steps.splice(0).toReversed()) {
        try {
          await beforeDeadline(end(msUntil), msUntil(deadlineMs));
        } catch (error) {
          logger.error({ err: error, part: name }, 'a part of the product could not be closed');
        }
      }
    },
  };
}

async function beforeDeadline(ending: Promise<void> | void, leftMs: number): Promise<void> {
  const timer = new AbortController();
  const late = sleep(leftMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('it did not end in its time');
  });
  try {
    await Promise.race([ending, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
