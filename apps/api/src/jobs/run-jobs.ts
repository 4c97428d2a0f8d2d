import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import { jobLanes } from '../ports/jobs.ts';
import type { JobLane } from '../ports/jobs.ts';
import { doJob } from './do-job.ts';
import type { JobLogger } from './do-job.ts';
import type { LaneRoom, LeaseRepository, TakenJob } from './lease.repository.ts';
import { takeDue } from './take-due.ts';
import type { Worker } from './worker.ts';

type RunnerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: JobLogger;
  readonly leases: LeaseRepository;
  /** The limit of concurrent jobs over all lanes. */
  readonly slots: number;
  readonly workers: ReadonlyMap<string, Worker>;
  readonly repeating: ReadonlyMap<string, number>;
  readonly onFreeSlot: () => void;
};

type Runner = {
  /** Takes due jobs while slots are free. */
  readonly fill: () => Promise<void>;
  readonly drain: () => Promise<number>;
  readonly end: (graceMs: number) => Promise<void>;
  readonly runningIds: () => readonly number[];
};

/** How many jobs of a lane one process runs at the same time. */
const mostOfLane: Readonly<Record<JobLane, number>> = { mail: 3, payments: 2, files: 1, other: 3 };
const mostInAll = jobLanes.reduce((sum, lane) => sum + mostOfLane[lane], 0);

/** How often `drain` checks for jobs that run in another process. */
const lookMs = 50;

/** Runs jobs within the limits of their lanes. */
export function runJobs(deps: RunnerDeps): Runner {
  const { leases, slots, workers } = deps;
  const due = takeDue(deps, leases, deps.repeating);
  const running = new Map<number, { readonly lane: JobLane; readonly work: Promise<void> }>();
  const closing = new AbortController();
  let isEnding = false;
  let ran = 0;
  let taking: Promise<unknown> = Promise.resolve();

  const begin = (job: TakenJob): void => {
    const worker = workers.get(job.name);
    if (worker === undefined) return;
    const work = doJob(job, worker, { ...deps, closing: closing.signal }).finally(() => {
      ran += 1;
      running.delete(job.id);
      deps.onFreeSlot();
    });
    running.set(job.id, { lane: worker.lane, work });
  };
  const take = async (): Promise<number> => {
    const most = Math.min(slots, mostInAll) - running.size;
    const lanes = isEnding || most <= 0 ? [] : lanesWithRoom(workers, running);
    if (lanes.length === 0) return 0;
    const taken = await due.take({ lanes, most, except: [...running.keys()] });
    for (const job of taken) begin(job);
    return taken.length;
  };
  const workInProgress = (): readonly Promise<void>[] => [...running.values()].map(({ work }) => work);
  /** Takes jobs in one call at a time, so that concurrent calls do not count the same free slots. */
  const takeInTurn = (): Promise<number> => {
    const turn = taking.then(take);
    taking = turn.catch(() => undefined);
    return turn;
  };

  return {
    runningIds: () => [...running.keys()],
    fill: async () => {
      while ((await takeInTurn()) > 0);
    },
    drain: async () => {
      const before = ran;
      for (;;) {
        if ((await takeInTurn()) > 0) continue;
        if (running.size > 0) await Promise.race(workInProgress());
        else if (isEnding || workers.size === 0) return ran - before;
        else if (!(await due.isAnything([...workers.keys()]))) return ran - before;
        else await pause(lookMs);
      }
    },
    end: async (graceMs) => {
      isEnding = true;
      const allWork = taking.then(() => Promise.all(workInProgress()));
      await endedOrTooLate(allWork, graceMs);
      if (running.size === 0) return;
      closing.abort(new Error('the process is stopping'));
      await leases.release();
    },
  };
}

function lanesWithRoom(
  workers: ReadonlyMap<string, Worker>,
  running: ReadonlyMap<number, { readonly lane: JobLane }>,
): readonly LaneRoom[] {
  const inWork = [...running.values()];
  return jobLanes
    .map((lane) => ({
      names: [...workers].filter(([, worker]) => worker.lane === lane).map(([name]) => name),
      most: mostOfLane[lane] - inWork.filter((one) => one.lane === lane).length,
    }))
    .filter(({ names, most }) => names.length > 0 && most > 0);
}

async function endedOrTooLate(work: Promise<unknown>, graceMs: number): Promise<void> {
  const ended = new AbortController();
  const grace = pause(graceMs, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([work, grace]);
  ended.abort();
}
