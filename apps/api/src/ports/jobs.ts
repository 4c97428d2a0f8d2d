import type { z } from 'zod';
import type { Database } from '../database/schema.ts';

/** One kind of work that outlives the request which asked for it: a mail, a refund, a thumbnail. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often it is tried before it becomes a dead letter (12); the pause doubles each time, up to six hours. */
  readonly tries?: number;
  /** How long one try may take (60). Work that goes on longer has failed, and its signal is aborted. */
  readonly timeLimitSeconds?: number;
};

export type EnqueueOptions = {
  /** Absent: as soon as the transaction has committed. */
  readonly runAtSeconds?: number;
  /** A second job of this kind with this key is not taken on, whatever became of the first. */
  readonly onceKey?: string;
  /** Given: a dead letter from the start, which nobody does before an operator has it tried, and why. */
  readonly diedOf?: FinalFailure;
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
  readonly handle: <Payload>(
    job: Job<Payload>,
    work: (payload: Payload, signal: AbortSignal) => Promise<void>,
  ) => void;
  /**
   * Work that comes back by itself, in one of all processes at a time: first at the next full interval since 1970,
   * and once for all the intervals that a leap of the clock has skipped. A failure is logged and waits for the next.
   */
  readonly repeat: (name: string, everySeconds: number, work: (signal: AbortSignal) => Promise<void>) => void;
  /**
   * Does everything that is due by the clock, and what that makes due, and waits for what other processes are
   * doing of it; answers how many jobs ran here. Not to be called from within a job: it would wait for itself.
   */
  readonly runDue: () => Promise<number>;
  /** The newest first. */
  readonly listDead: (limit: number) => Promise<readonly DeadJob[]>;
  /**
   * Has a dead letter tried again from the first try on, as part of a transaction where one is given. Answers what it
   * was; nothing when there is none with this id.
   */
  readonly retryDead: (id: string, transaction?: Database) => Promise<DeadJob | undefined>;
  /** From here on jobs are done as they fall due; before, only `runDue` does any. */
  readonly start: () => void;
  /** Takes nothing on any more, waits a while for what runs, and leaves the rest to other processes. */
  readonly stop: () => Promise<void>;
};

/**
 * Thrown by work that would fail again however often it is tried: it becomes a dead letter at once. The message is
 * shown to operators and logged, so it names no person.
 */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}
