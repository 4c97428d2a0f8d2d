import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAvailableProviders } from './find-available-providers.ts';
import { matchingRepository } from './matching.repository.ts';
import { matchingRoutes } from './matching.routes.ts';

export { bookableProvidersIn } from './bookable-providers.ts';
export type { BookableProvider, BookingRequest } from './bookable-providers.ts';
export { acceptTime, occupyTime, releaseTime } from './occupy-time.ts';
export type { WantedOccupancy } from './occupy-time.ts';
export { occupyTimes } from './occupy-times.ts';

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
