import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { Keys } from '../../secrets.ts';
import { throttleAnswer } from './throttle-answer.ts';
import { throttleSubject } from './throttle-subject.ts';
import { throttleRepository } from './throttle.repository.ts';

/** Counts in the database with one statement per call; counts are shared by all processes and survive a restart. */
export function postgresThrottle(
  database: Database,
  clock: Clock,
  keys: Keys,
): Throttle & { readonly sweep: () => Promise<void> } {
  const repository = throttleRepository(database);
  return {
    take: async (rule, subject) => {
      const nowMs = clock.nowMs();
      const counted = await repository.count(rule, throttleSubject(subject, keys), nowMs);
      return throttleAnswer(rule, counted?.count ?? 1, counted?.endsAt.getTime() ?? nowMs, nowMs);
    },
    giveBack: (rule, subject) => repository.uncount(rule, throttleSubject(subject, keys)),
    check: async (rule, subject) => {
      const nowMs = clock.nowMs();
      const counted = await repository.read(rule, throttleSubject(subject, keys), nowMs);
      // Checks the count that one more attempt would have.
      return throttleAnswer(rule, (counted?.count ?? 0) + 1, counted?.endsAt.getTime() ?? nowMs, nowMs);
    },
    reset: (rule, subject) => repository.forget(rule, throttleSubject(subject, keys)),
    sweep: () => repository.sweep(clock.nowMs()),
  };
}
