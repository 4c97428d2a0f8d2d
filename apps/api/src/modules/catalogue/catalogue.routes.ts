import { getEventTypes } from '@repo/contracts/catalogue/event-types';
import type { CallReply } from '@repo/contracts/contract';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';

export type CatalogueQueries = {
  readonly listEventTypes: (locale: Locale) => Promise<CallReply<typeof getEventTypes.key>>;
};

export function catalogueRoutes(app: FastifyInstance, { listEventTypes }: CatalogueQueries): void {
  bindEndpoint(app, getEventTypes, ({ locale }) => listEventTypes(locale));
}
