import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { rowsOfPage } from '../../database/paged.ts';
import { findAvailableProviders } from './find-available-providers.ts';
import { searchRepository } from './search.repository.ts';
import type { AvailableProviderRecord } from './search.repository.ts';
import { searchRoutes } from './search.routes.ts';
import type { SearchQueries } from './search.routes.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

export { requireBookable } from './bookable-providers.ts';
export type { AvailabilityRequest } from './find-available-providers.ts';
export { findFreeProviders } from './free-providers/find-free-providers.ts';
export { presentAvailableProvider } from './available-provider.presenter.ts';

/** Returns those of the providers whom the search lists at all, whenever they are free. */
export const findListedProviders = (
  database: Database,
  ids: readonly number[],
): Promise<AvailableProviderRecord[]> => searchRepository(database).listListed(ids);

/** Finds providers who are free and near enough. */
export function searchModule(
  app: FastifyInstance,
  { database, clock, throttle }: Pick<Deps, 'database' | 'clock' | 'throttle'>,
): void {
  const findAvailable: SearchQueries['findAvailable'] = (request, page) =>
    findAvailableProviders(database, request, rowsOfPage(page), nowSecondsOf(clock));
  searchRoutes(app, { findAvailable }, throttle);
}
