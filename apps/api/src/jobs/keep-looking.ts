import type { JobLogger } from './do-job.ts';
import type { LeaseRepository } from './lease.repository.ts';

type LookingDeps = {
  readonly logger: JobLogger;
  readonly leases: Pick<LeaseRepository, 'renew'>;
  readonly leaseSeconds: number;
  readonly runner: { readonly fill: () => Promise<void>; readonly runningIds: () => readonly number[] };
};

type Looking = {
  readonly start: () => void;
  /** Looks again after a moment, if it was started. */
  readonly soon: (ms?: number) => void;
  readonly stop: () => void;
  /** From here on nobody says any more that running jobs are alive. */
  readonly end: () => void;
};

/** How long work waits at the most that another process has taken on, or that falls due. */
const usualMs = 1000;
/** Work that was taken on here is looked for as soon as its transaction has probably committed. */
const wakeMs = 30;
const afterTroubleMs = 5000;
/** A lease survives this many renewals that are late or fail, less one. */
const renewalsPerLease = 4;

/** Looks after the jobs while nobody asks: for those that fall due, and for the leases of those that run. */
export function keepLooking({ logger, leases, leaseSeconds, runner }: LookingDeps): Looking {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    timer = undefined;
    let restMs = usualMs;
    try {
      await runner.fill();
    } catch (error) {
      logger.warn({ err: error }, 'the jobs could not be looked at');
      restMs = afterTroubleMs;
    }
    // Whoever asked for a look in the meantime wants it earlier than this.
    if (timer === undefined) soon(restMs);
  };
  const soon = (ms = wakeMs): void => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void look(), ms);
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
      soon(0);
    },
    soon,
    stop: () => {
      isStarted = false;
      clearTimeout(timer);
    },
    end: () => clearInterval(renewal),
  };
}
