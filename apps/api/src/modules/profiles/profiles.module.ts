import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { ownProfileRepository } from './own-profile/own-profile.repository.ts';
import { ownProfileRoutes } from './own-profile/own-profile.routes.ts';
import { profilesRepository } from './profiles.repository.ts';
import { profilesRoutes } from './profiles.routes.ts';

export { addReview } from './add-review.ts';
export { createProvider } from './create-provider.ts';
export { providerRates } from './provider-rates.ts';
export { savePortfolio, savePortfolioImages } from './save-portfolio.ts';
export { saveSchedule } from './save-schedule.ts';

/** Providers as hosts see them, and as they see themselves. */
export function profilesModule(app: FastifyInstance, { database }: { readonly database: Database }): void {
  profilesRoutes(app, profilesRepository(database));
  ownProfileRoutes(app, ownProfileRepository(database));
}
