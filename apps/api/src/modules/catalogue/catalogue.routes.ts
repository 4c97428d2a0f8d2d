import { getConfiguration, getMiscAmounts } from '@repo/contracts/catalogue/configuration';
import { getEventTypeItems, getEventTypes } from '@repo/contracts/catalogue/event-types';
import { getDevices, getPostalCodes } from '@repo/contracts/catalogue/operator-lists';
import { getReelPrice, getReelTypes } from '@repo/contracts/catalogue/recap-catalogue';
import type { CallReply } from '@repo/contracts/contract';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';

export type CatalogueQueries = {
  readonly listEventTypes: (locale: Locale) => Promise<CallReply<typeof getEventTypes.key>>;
  readonly listShots: (
    eventTypeId: number,
    locale: Locale,
  ) => Promise<CallReply<typeof getEventTypeItems.key>>;
  readonly listRecapTypes: (locale: Locale) => Promise<CallReply<typeof getReelTypes.key>>;
  readonly listDevices: () => Promise<CallReply<typeof getDevices.key>>;
  readonly listServicedPostalCodes: () => Promise<CallReply<typeof getPostalCodes.key>>;
  readonly readRecapPrice: () => Promise<CallReply<typeof getReelPrice.key>>;
  readonly readMiscAmounts: () => Promise<CallReply<typeof getMiscAmounts.key>>;
  readonly readConfiguration: () => Promise<CallReply<typeof getConfiguration.key>>;
};

export function catalogueRoutes(app: FastifyInstance, queries: CatalogueQueries): void {
  bindEndpoint(app, getEventTypes, ({ locale }) => queries.listEventTypes(locale));
  bindEndpoint(app, getEventTypeItems, ({ params, locale }) => queries.listShots(params.id, locale));
  bindEndpoint(app, getReelTypes, ({ locale }) => queries.listRecapTypes(locale));
  bindEndpoint(app, getDevices, queries.listDevices);
  bindEndpoint(app, getPostalCodes, queries.listServicedPostalCodes);
  bindEndpoint(app, getReelPrice, queries.readRecapPrice);
  bindEndpoint(app, getMiscAmounts, queries.readMiscAmounts);
  bindEndpoint(app, getConfiguration, queries.readConfiguration);
}
