import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAvailableProviders } from './find-available-providers.ts';
import { matchingRepository } from './matching.repository.ts';
import { matchingRoutes } from './matching.routes.ts';

export { requireBookable } from './bookable-providers.ts';
export { extensionHoursIn } from './extension-hours.ts';
export type { AvailabilityRequest } from './find-available-providers.ts';
export { findFreeProviders } from './free-providers/find-free-providers.ts';
export { presentAvailableProvider } from './matching.presenter.ts';
export { joinTimes, keepTimes, releaseTimes } from './held-times/keep-times.ts';
export type { HeldTime } from './held-times/keep-times.ts';
export { acceptTime, occupyTime, releaseTime } from './occupy-time.ts';
export { areTimesTaken, occupyTimes, takeTurns } from './occupy-times.ts';

/** The search for providers who are free and near enough. */
export function matchingModule(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): void {
  const repository = matchingRepository(database);
  matchingRoutes(app, {
    findAvailable: (request, page) =>
      findAvailableProviders(repository, request, page, Math.floor(clock.nowMs() / 1000)),
  });
}
