import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import { jobRepository } from './job.repository.ts';
import { longestPauseSeconds, nextRunMs } from './job-times.ts';
import type { LeaseRepository, Room, TakenJob } from './lease.repository.ts';

type Due = {
  readonly take: (room: Room) => Promise<TakenJob[]>;
  readonly isAnything: (names: readonly string[]) => Promise<boolean>;
};

/** Takes the jobs that are due by the clock of the product; `repeating` holds the intervals of repeating work. */
export function takeDue(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  leases: LeaseRepository,
  repeating: ReadonlyMap<string, number>,
): Due {
  const repository = jobRepository(database);
  const added = new Set<string>();
  // Treats the first poll as one after a clock set back, which may have happened while no process ran.
  let lastMs = Infinity;

  const addRepeating = async (nowMs: number): Promise<void> => {
    for (const [name, everySeconds] of repeating) {
      if (added.has(name)) continue;
      await repository.addRepeating(name, everySeconds, new Date(nextRunMs(nowMs, everySeconds)));
      added.add(name);
    }
  };

  return {
    take: async (room) => {
      const nowMs = clock.nowMs();
      const now = new Date(nowMs);
      await addRepeating(nowMs);
      if (nowMs < lastMs) await repository.rescheduleAfterClockSetBack(now, longestPauseSeconds);
      lastMs = nowMs;
      return leases.take({ now, ...room });
    },
    isAnything: (names) => repository.isAnythingDue(names, new Date(clock.nowMs())),
  };
}
