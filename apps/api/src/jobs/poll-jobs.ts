import type { JobLogger } from './do-job.ts';
import type { LeaseRepository } from './lease.repository.ts';

type PollingDeps = {
  readonly logger: JobLogger;
  readonly leases: Pick<LeaseRepository, 'renew'>;
  readonly leaseSeconds: number;
  readonly runner: { readonly fill: () => Promise<void>; readonly runningIds: () => readonly number[] };
};

type Polling = {
  readonly start: () => void;
  /** Schedules the next poll, if polling was started. */
  readonly soon: (ms?: number) => void;
  readonly stop: () => void;
  /** Returns whether polling was started and is on time. */
  readonly isWorking: () => boolean;
  /** Stops renewing the leases of running jobs. */
  readonly end: () => void;
};

/** The polling interval, the longest wait of due jobs and of jobs that other processes enqueue. */
const intervalMs = 1000;
/** The delay of the poll after an enqueue here, by when its transaction has probably committed. */
const wakeMs = 30;
const afterFailureMs = 5000;
/** Longer than any poll takes, even when the database does not answer. */
const stuckAfterMs = 60_000;
/** Renewals per lease period; a lease survives all but one of them failing. */
const renewalsPerLease = 4;

/** Polls for due jobs and renews the leases of running ones. */
export function pollJobs({ logger, leases, leaseSeconds, runner }: PollingDeps): Polling {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let polledAtMs = 0;

  const poll = async (): Promise<void> => {
    timer = undefined;
    let pauseMs = intervalMs;
    try {
      await runner.fill();
    } catch (error) {
      logger.warn({ err: error }, 'the queue could not be polled');
      pauseMs = afterFailureMs;
    }
    polledAtMs = performance.now();
    // Otherwise a call of `soon` in the meantime has set an earlier timer.
    if (timer === undefined) soon(pauseMs);
  };
  const soon = (ms = wakeMs): void => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void poll(), ms);
  };
  const renew = async (): Promise<void> => {
    const ids = runner.runningIds();
    if (ids.length === 0) return;
    try {
      await leases.renew(ids);
    } catch (error) {
      logger.warn({ err: error }, 'the leases of running jobs could not be renewed');
    }
  };
  const renewal = setInterval(() => void renew(), (leaseSeconds * 1000) / renewalsPerLease).unref();

  return {
    start: () => {
      isStarted = true;
      polledAtMs = performance.now();
      soon(0);
    },
    soon,
    stop: () => {
      isStarted = false;
      clearTimeout(timer);
    },
    isWorking: () => isStarted && performance.now() - polledAtMs < stuckAfterMs,
    end: () => clearInterval(renewal),
  };
}
