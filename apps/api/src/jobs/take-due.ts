import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import { jobRepository } from './job.repository.ts';
import { longestPauseSeconds, nextRunMs } from './job-times.ts';
import type { LeaseRepository, TakenJob } from './lease.repository.ts';

/** How much more may be taken on, and what is being done already. */
type Room = { readonly most: number; readonly except: readonly number[] };

type Due = {
  readonly take: (names: readonly string[], room: Room) => Promise<TakenJob[]>;
  readonly isAnything: (names: readonly string[]) => Promise<boolean>;
};

/** Asks the clock of the product what is due; `repeating` says how often work comes back by itself. */
export function takeDue(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  leases: LeaseRepository,
  repeating: ReadonlyMap<string, number>,
): Due {
  const repository = jobRepository(database);
  const added = new Set<string>();
  // The clock may have been set back while no process ran: the first look counts as one after that.
  let lastMs = Infinity;

  const addRepeating = async (nowMs: number): Promise<void> => {
    for (const [name, everySeconds] of repeating) {
      if (added.has(name)) continue;
      await repository.addRepeating(name, everySeconds, new Date(nextRunMs(nowMs, everySeconds)));
      added.add(name);
    }
  };

  return {
    take: async (names, room) => {
      const nowMs = clock.nowMs();
      const now = new Date(nowMs);
      await addRepeating(nowMs);
      if (nowMs < lastMs) await repository.bringBack(now, longestPauseSeconds);
      lastMs = nowMs;
      return leases.take({ names, now, ...room });
    },
    isAnything: (names) => repository.isAnythingDue(names, new Date(clock.nowMs())),
  };
}
