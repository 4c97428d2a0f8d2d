import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { failureReason } from '../failure-reason.ts';
import type { Clock } from '../ports/clock.ts';
import type { Jobs } from '../ports/jobs.ts';
import { deadLetterRepository } from './dead-letter.repository.ts';
import { becameDeadLetter } from './do-job.ts';
import type { JobLogger } from './do-job.ts';
import { jobRepository } from './job.repository.ts';
import { keepLooking } from './keep-looking.ts';
import { leaseRepository } from './lease.repository.ts';
import { runJobs } from './run-jobs.ts';
import { repeatingWorkerOf, workerOf } from './worker.ts';
import type { Worker } from './worker.ts';

type JobsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: JobLogger;
  /** How long the jobs of a process that was killed wait for another one. */
  readonly leaseSeconds?: number;
  /** How long what runs may take to end when the process is to stop. */
  readonly graceSeconds?: number;
  /** How much one process does at the same time. */
  readonly slots?: number;
};

const mostDeadLetters = 1000;

/**
 * The queue in the table of jobs: written to within the transaction that makes work necessary, shared by any number
 * of processes, driven by the clock of the product (docs/decisions/017-job-queue.md).
 */
export function openJobs(deps: JobsDeps): Jobs {
  const { database, clock, logger, leaseSeconds = 20, graceSeconds = 8, slots = 4 } = deps;
  const leases = leaseRepository(database, randomUUID(), leaseSeconds);
  const deadLetters = deadLetterRepository(database);
  const workers = new Map<string, Worker>();
  const repeating = new Map<string, number>();
  const onFreeSlot = (): void => looking.soon(0);
  const runner = runJobs({ database, clock, logger, leases, slots, workers, repeating, onFreeSlot });
  const looking = keepLooking({ logger, leaseSeconds, leases, runner });

  const register = (name: string, worker: Worker): void => {
    if (workers.has(name)) throw new Error(`Two parts of the program want to do the work ${name}.`);
    workers.set(name, worker);
  };

  return {
    enqueue: async (transaction, job, payload, { runAtSeconds, onceKey, diedOf } = {}) => {
      const now = new Date(clock.nowMs());
      const died = diedOf && { at: now, reason: failureReason(diedOf) };
      await jobRepository(transaction).add({
        name: job.name,
        payload: job.payload.parse(payload),
        runAt: runAtSeconds === undefined ? now : new Date(runAtSeconds * 1000),
        onceKey,
        died,
      });
      if (died !== undefined)
        logger.error({ job: { name: job.name }, reason: died.reason }, becameDeadLetter);
      looking.soon();
    },
    handle: (job, work) => register(job.name, workerOf(job, work)),
    repeat: (name, everySeconds, work) => {
      register(name, repeatingWorkerOf(work));
      repeating.set(name, everySeconds);
    },
    runDue: () => runner.drain(),
    listDead: (limit) => deadLetters.list(Math.min(limit, mostDeadLetters)),
    retryDead: async (id, transaction = database) => {
      if (!/^\d{1,15}$/.test(id)) return undefined;
      const revived = await deadLetterRepository(transaction).revive(Number(id), new Date(clock.nowMs()));
      looking.soon();
      return revived;
    },
    start: () => looking.start(),
    stop: async () => {
      looking.stop();
      await runner.end(graceSeconds * 1000);
      looking.end();
    },
  };
}
