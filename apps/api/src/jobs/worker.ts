import { FinalFailure } from '../ports/jobs.ts';
import type { Job, JobLane } from '../ports/jobs.ts';

/** The worker of a kind of job, without the type of its payload. */
export type Worker = {
  readonly tries: number;
  readonly timeLimitSeconds: number;
  readonly lane: JobLane;
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>;
};

const usualTries = 12;
const usualTimeLimitSeconds = 60;
const repeatingTimeLimitSeconds = 300;

/** Parses the payload before the work, because it may come from an older release. */
export const workerOf = <Payload>(
  job: Job<Payload>,
  work: (payload: Payload, signal: AbortSignal) => Promise<void>,
): Worker => ({
  tries: job.tries ?? usualTries,
  timeLimitSeconds: job.timeLimitSeconds ?? usualTimeLimitSeconds,
  lane: job.lane ?? 'other',
  work: async (payload, signal) => {
    const parsed = job.payload.safeParse(payload);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
      throw new FinalFailure(`the payload does not fit any more: ${fields.join(', ')}`);
    }
    await work(parsed.data, signal);
  },
});

export const repeatingWorkerOf = (
  work: (signal: AbortSignal) => Promise<void>,
  lane: JobLane = 'other',
): Worker => ({
  tries: usualTries,
  timeLimitSeconds: repeatingTimeLimitSeconds,
  lane,
  work: (_, signal) => work(signal),
});
