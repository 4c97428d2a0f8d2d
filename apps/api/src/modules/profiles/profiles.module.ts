import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { profilesRepository } from './profiles.repository.ts';
import { profilesRoutes } from './profiles.routes.ts';

export { addReview } from './add-review.ts';
export { createProvider } from './create-provider.ts';
export { savePortfolio, savePortfolioImages } from './save-portfolio.ts';
export { saveSchedule } from './save-schedule.ts';
export { setHourlyRate } from './set-hourly-rate.ts';

/** Providers as hosts see them. */
export function profilesModule(app: FastifyInstance, { database }: { readonly database: Database }): void {
  profilesRoutes(app, profilesRepository(database));
}
