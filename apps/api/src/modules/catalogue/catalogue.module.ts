import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { presentEventTypes } from './catalogue.presenter.ts';
import { catalogueRepository } from './catalogue.repository.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { remember } from './remember.ts';

/** How long a change made through another process may stay unseen here. */
const rememberedForMs = 5000;

export function catalogueModule(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  const repository = catalogueRepository(database);
  const inEveryLanguage = async () => {
    const records = await repository.listActiveEventTypes();
    return new Map(locales.map((locale) => [locale, presentEventTypes(records, locale)]));
  };
  const eventTypes = remember(inEveryLanguage, rememberedForMs, clock);
  catalogueRoutes(app, { listEventTypes: async (locale: Locale) => (await eventTypes()).get(locale) ?? [] });
}
