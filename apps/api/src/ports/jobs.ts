import type { Result } from '@repo/domain/result';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';

/**
 * Kinds of jobs that wait for the same thing share a lane, and each lane has a limit of its own: while the card provider
 * is away or photos pile up, mails still go out.
 */
export const jobLanes = ['mail', 'payments', 'files', 'other'] as const;
export type JobLane = (typeof jobLanes)[number];

/** A kind of background work: a mail, a refund, a thumbnail. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Attempts before the job becomes a dead letter (12); the pause doubles each time, up to six hours. */
  readonly tries?: number;
  /** The time limit of one attempt (60). Work that takes longer has failed, and its signal is aborted. */
  readonly timeLimitSeconds?: number;
  /** What the work waits for; `other` (the default) is for work in the database only. */
  readonly lane?: JobLane;
};

export type EnqueueOptions = {
  /** Absent: as soon as the transaction has committed. */
  readonly runAtSeconds?: number;
  /** Ignores further jobs of this kind with the same key, whatever became of the first. */
  readonly onceKey?: string;
  /** Stores the job as a dead letter with this reason, so that it runs only when an operator retries it. */
  readonly diedOf?: FinalFailure;
};

/** Enqueues a job in the transaction `database`: the job exists only if the transaction commits. */
export type EnqueueJob = <Payload>(
  database: Database,
  job: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
) => Promise<void>;

export type DeadJob = {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  /** The error of the last attempt, without personal data. */
  readonly reason: string;
  readonly failedAtSeconds: number;
};

export type DiscardFailure = 'object_does_not_exist' | 'payment_job_cannot_be_discarded';

export type Jobs = {
  readonly enqueue: EnqueueJob;
  /** Registers the worker of a kind of job; a job may run twice if its process dies during it. */
  readonly handle: <Payload>(
    job: Job<Payload>,
    work: (payload: Payload, signal: AbortSignal) => Promise<void>,
  ) => void;
  /**
   * Repeats work at every full interval since 1970, in one process at a time, and once for all intervals that a jump
   * of the clock skips. A failure is logged; the work runs again at the next interval.
   */
  readonly repeat: (
    name: string,
    everySeconds: number,
    work: (signal: AbortSignal) => Promise<void>,
    lane?: JobLane,
  ) => void;
  /**
   * Runs all due jobs and those that they make due, waits for other processes to finish theirs, and returns how many
   * ran here. Must not be called from within a job, which would wait for itself.
   */
  readonly runDue: () => Promise<number>;
  /** Lists dead letters, newest first. */
  readonly listDead: (limit: number) => Promise<readonly DeadJob[]>;
  /**
   * Requeues a dead letter with all its attempts, within the transaction if one is given. Returns it, or undefined if
   * the id is unknown.
   */
  readonly retryDead: (id: string, transaction?: Database) => Promise<DeadJob | undefined>;
  /** Deletes a dead letter with its payload in a transaction and returns it, but never one of the lane `payments`. */
  readonly discardDead: (id: string, transaction: Database) => Promise<Result<DeadJob, DiscardFailure>>;
  /** Deletes old dead mails, since they hold addresses, and expired once-keys. */
  readonly sweep: () => Promise<void>;
  /** Starts to run jobs as they fall due; before that, only `runDue` runs any. */
  readonly start: () => void;
  /** Whether the queue was started and has polled recently. */
  readonly isWorking: () => boolean;
  /** Takes no more jobs, waits `graceMs` for the running ones to end, and releases the rest for other processes. */
  readonly stop: (graceMs: number) => Promise<void>;
};

/**
 * Thrown by work that cannot succeed later: the job becomes a dead letter at once. Operators and logs show the message,
 * so it must not name a person.
 */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}
