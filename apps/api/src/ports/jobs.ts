import type { z } from 'zod';
import type { Database } from '../database/schema.ts';

/** One kind of work that outlives the request which asked for it: a mail, a refund, a thumbnail. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often it is tried before it becomes a dead letter; the pause doubles each time. */
  readonly tries?: number;
};

type EnqueueOptions = {
  /** Absent: as soon as the transaction has committed. */
  readonly runAtSeconds?: number;
  /** A second job of this kind with this key is not taken on, whatever became of the first. */
  readonly onceKey?: string;
};

/** Takes work on. `database` is the transaction of whatever makes the work necessary: both happen, or neither. */
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
  /** What the last try failed with, without personal data. */
  readonly reason: string;
  readonly failedAtSeconds: number;
};

export type Jobs = {
  readonly enqueue: EnqueueJob;
  /** Says who does a kind of work; a job may be done twice if the process dies in the middle of it. */
  readonly handle: <Payload>(job: Job<Payload>, work: (payload: Payload) => Promise<void>) => void;
  /** Work that comes back by itself, in one of all processes at a time. */
  readonly repeat: (name: string, everySeconds: number, work: () => Promise<void>) => void;
  /** Does everything that is due by the clock, and what that makes due; answers how many jobs ran. */
  readonly runDue: () => Promise<number>;
  readonly listDead: (limit: number) => Promise<readonly DeadJob[]>;
  readonly retryDead: (id: string) => Promise<boolean>;
  /** From here on jobs are done as they fall due; before, only `runDue` does any. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};
