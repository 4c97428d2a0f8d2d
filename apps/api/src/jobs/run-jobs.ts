import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import { doJob } from './do-job.ts';
import type { JobLogger } from './do-job.ts';
import type { LeaseRepository, TakenJob } from './lease.repository.ts';
import { takeDue } from './take-due.ts';
import type { Worker } from './worker.ts';

type RunnerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: JobLogger;
  readonly leases: LeaseRepository;
  /** How much is done at the same time. */
  readonly slots: number;
  readonly workers: ReadonlyMap<string, Worker>;
  readonly repeating: ReadonlyMap<string, number>;
  readonly onFreeSlot: () => void;
};

type Runner = {
  /** Takes on what is due as long as there is a free slot. */
  readonly fill: () => Promise<void>;
  readonly drain: () => Promise<number>;
  readonly end: (graceMs: number) => Promise<void>;
  readonly runningIds: () => readonly number[];
};

/** What another process is at is looked at this often while `drain` waits for it. */
const lookMs = 50;

/** Does jobs in a limited number of slots, each until it is done, has failed or is given up. */
export function runJobs(deps: RunnerDeps): Runner {
  const { leases, slots, workers } = deps;
  const due = takeDue(deps, leases, deps.repeating);
  const running = new Map<number, Promise<void>>();
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
    running.set(job.id, work);
  };
  const take = async (): Promise<number> => {
    const most = slots - running.size;
    if (isEnding || most <= 0 || workers.size === 0) return 0;
    const taken = await due.take([...workers.keys()], { most, except: [...running.keys()] });
    for (const job of taken) begin(job);
    return taken.length;
  };
  /** One at a time, so that nobody counts the free slots while somebody else is filling them. */
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
        const taken = await takeInTurn();
        if (taken > 0 && running.size < slots) continue;
        if (running.size > 0) await Promise.race(running.values());
        else if (isEnding || workers.size === 0) return ran - before;
        else if (!(await due.isAnything([...workers.keys()]))) return ran - before;
        else await pause(lookMs);
      }
    },
    end: async (graceMs) => {
      isEnding = true;
      await taking;
      await allOrTooLate(running.values(), graceMs);
      if (running.size === 0) return;
      closing.abort(new Error('the process is stopping'));
      await leases.release();
    },
  };
}

async function allOrTooLate(work: Iterable<Promise<void>>, graceMs: number): Promise<void> {
  const ended = new AbortController();
  const grace = pause(graceMs, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([Promise.all(work), grace]);
  ended.abort();
}
