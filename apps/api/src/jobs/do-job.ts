import type { FastifyBaseLogger } from 'fastify';
import { failurePlace, failureReason } from '../failure-reason.ts';
import type { Clock } from '../ports/clock.ts';
import { FinalFailure } from '../ports/jobs.ts';
import { nextRunMs, pauseAfter } from './job-times.ts';
import type { LeaseRepository, TakenJob } from './lease.repository.ts';
import type { Worker } from './worker.ts';

export type JobLogger = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** The log message that alarms search for. */
export const becameDeadLetter = 'a job has become a dead letter';

type Surroundings = {
  readonly leases: LeaseRepository;
  readonly clock: Clock;
  readonly logger: JobLogger;
  readonly closing: AbortSignal;
};

/**
 * Runs a job once and records the outcome. Never throws: if the outcome cannot be recorded, the lease expires and the
 * job is tried again.
 */
export async function doJob(job: TakenJob, worker: Worker, surroundings: Surroundings): Promise<void> {
  const { leases, clock, logger } = surroundings;
  try {
    const failure = await failureOf(job, worker, surroundings.closing);
    if (job.everySeconds !== null) {
      if (failure !== undefined) logger.error(lineOf(job, failure.cause), 'work that comes back has failed');
      await leases.putOff(job.id, new Date(nextRunMs(clock.nowMs(), job.everySeconds)), 0);
    } else if (failure === undefined) {
      await leases.remove(job.id);
    } else if (failure.cause instanceof FinalFailure || job.tries >= worker.tries) {
      logger.error(lineOf(job, failure.cause), becameDeadLetter);
      await leases.bury(job.id, new Date(clock.nowMs()), failureReason(failure.cause));
    } else {
      logger.warn(lineOf(job, failure.cause), 'a job has failed and will be tried again');
      const runAt = new Date(clock.nowMs() + pauseAfter(job.tries) * 1000);
      await leases.putOff(job.id, runAt, job.tries);
    }
  } catch (error) {
    logger.error(lineOf(job, error), 'what became of a job could not be written down');
  }
}

const lineOf = ({ id, name, tries }: TakenJob, cause: unknown) => ({
  job: { id, name, tries },
  reason: failureReason(cause),
  at: failurePlace(cause),
});

/** Wraps the error, because the thrown value may be `undefined`. */
async function failureOf(
  job: TakenJob,
  worker: Worker,
  closing: AbortSignal,
): Promise<{ readonly cause: unknown } | undefined> {
  if (job.tries > worker.tries) {
    return { cause: new FinalFailure('each time, the process ended while doing it') };
  }
  const overdue = new AbortController();
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`took longer than ${worker.timeLimitSeconds} seconds`);
    limit.reject(reason);
    overdue.abort(reason);
  }, worker.timeLimitSeconds * 1000).unref();
  try {
    await Promise.race([worker.work(job.payload, AbortSignal.any([overdue.signal, closing])), limit.promise]);
    return undefined;
  } catch (cause) {
    return { cause };
  } finally {
    clearTimeout(timer);
  }
}
