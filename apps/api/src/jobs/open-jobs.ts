import { randomUUID } from 'node:crypto';
import { fail } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../database/schema.ts';
import { failureReason } from '../failure-reason.ts';
import { daysAgo } from '../ports/clock.ts';
import type { Clock } from '../ports/clock.ts';
import type { Jobs } from '../ports/jobs.ts';
import { inBatches } from '../database/in-batches.ts';
import { deadLetterRepository } from './dead-letter.repository.ts';
import { becameDeadLetter } from './do-job.ts';
import type { JobLogger } from './do-job.ts';
import { jobRepository, sweepOnceKeys } from './job.repository.ts';
import { pollJobs } from './poll-jobs.ts';
import { leaseRepository } from './lease.repository.ts';
import { runJobs } from './run-jobs.ts';
import { repeatingWorkerOf, workerOf } from './worker.ts';
import type { Worker } from './worker.ts';

type JobsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: JobLogger;
  /** How long the jobs of a killed process wait before another one takes them. */
  readonly leaseSeconds?: number;
  /** The limit of concurrent jobs of a process over all lanes. */
  readonly slots?: number;
};

const mostDeadLetters = 1000;
/** Long enough for an operator to look at a mail that could not be sent. */
const deadMailDays = 90;
/** Events are at most two years ahead, so after three years no job can repeat a key. */
const onceKeyDays = 3 * 365;

const isJobId = (id: string): boolean => /^\d{1,15}$/.test(id);

/**
 * Opens the job queue in the database: jobs are written in the caller's transaction, shared by any number of processes,
 * and due by the clock of the product (docs/decisions/017-job-queue.md).
 */
export function openJobs(deps: JobsDeps): Jobs {
  const { database, clock, logger, leaseSeconds = 20, slots = Infinity } = deps;
  const leases = leaseRepository(database, randomUUID(), leaseSeconds);
  const deadLetters = deadLetterRepository(database);
  const workers = new Map<string, Worker>();
  const repeating = new Map<string, number>();
  const onFreeSlot = (): void => polling.soon(0);
  const runner = runJobs({ database, clock, logger, leases, slots, workers, repeating, onFreeSlot });
  const polling = pollJobs({ logger, leaseSeconds, leases, runner });

  const register = (name: string, worker: Worker): void => {
    if (workers.has(name)) throw new Error(`Two parts of the program want to do the work ${name}.`);
    workers.set(name, worker);
  };

  return {
    enqueue: async (transaction, job, payload, { runAtSeconds, onceKey, diedOf } = {}) => {
      const now = new Date(clock.nowMs());
      const failure = diedOf && { at: now, reason: failureReason(diedOf) };
      await jobRepository(transaction).add({
        name: job.name,
        lane: job.lane ?? 'other',
        payload: job.payload.parse(payload),
        runAt: runAtSeconds === undefined ? now : dateOf(runAtSeconds),
        onceKey,
        failure,
      });
      if (failure !== undefined)
        logger.error({ job: { name: job.name }, reason: failure.reason }, becameDeadLetter);
      polling.soon();
    },
    handle: (job, work) => register(job.name, workerOf(job, work)),
    repeat: (name, everySeconds, work, lane) => {
      register(name, repeatingWorkerOf(work, lane));
      repeating.set(name, everySeconds);
    },
    runDue: () => runner.drain(),
    listDead: (limit) => deadLetters.list(Math.min(limit, mostDeadLetters)),
    retryDead: async (id, transaction = database) => {
      if (!isJobId(id)) return undefined;
      const revived = await deadLetterRepository(transaction).revive(Number(id), new Date(clock.nowMs()));
      polling.soon();
      return revived;
    },
    discardDead: async (id, transaction) =>
      isJobId(id) ? deadLetterRepository(transaction).discard(Number(id)) : fail('object_does_not_exist'),
    sweep: () => sweepJobs(deps, workers),
    start: () => polling.start(),
    isWorking: () => polling.isWorking(),
    stop: async (graceMs) => {
      polling.stop();
      await runner.end(graceMs);
      polling.end();
    },
  };
}

/** Deletes old dead mails, of every kind that is or was a mail, and expired once-keys. */
async function sweepJobs(
  { database, clock }: JobsDeps,
  workers: ReadonlyMap<string, Pick<Worker, 'lane'>>,
): Promise<void> {
  const mails = [...workers].filter(([, { lane }]) => lane === 'mail').map(([name]) => name);
  const deadLetters = deadLetterRepository(database);
  await inBatches((most) => deadLetters.sweepMails(mails, daysAgo(clock, deadMailDays), most));
  await inBatches((most) => sweepOnceKeys(database, daysAgo(clock, onceKeyDays), most));
}
