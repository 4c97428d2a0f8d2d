import { FinalFailure } from '../ports/jobs.ts';
import type { Job } from '../ports/jobs.ts';

/** Who does a kind of work, whatever the type of its payload. */
export type Worker = {
  readonly tries: number;
  readonly timeLimitSeconds: number;
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>;
};

const usualTries = 12;
const usualTimeLimitSeconds = 60;
const repeatingTimeLimitSeconds = 300;

/** A payload may be older than the release that reads it, so it is checked before the work begins. */
export const workerOf = <Payload>(
  job: Job<Payload>,
  work: (payload: Payload, signal: AbortSignal) => Promise<void>,
): Worker => ({
  tries: job.tries ?? usualTries,
  timeLimitSeconds: job.timeLimitSeconds ?? usualTimeLimitSeconds,
  work: async (payload, signal) => {
    const parsed = job.payload.safeParse(payload);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
      throw new FinalFailure(`the payload does not fit any more: ${fields.join(', ')}`);
    }
    await work(parsed.data, signal);
  },
});

export const repeatingWorkerOf = (work: (signal: AbortSignal) => Promise<void>): Worker => ({
  tries: usualTries,
  timeLimitSeconds: repeatingTimeLimitSeconds,
  work: (_, signal) => work(signal),
});
