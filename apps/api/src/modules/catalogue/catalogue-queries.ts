import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { Deps } from '../../deps.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import { cacheForSeconds } from '../../async/cache-for-seconds.ts';
import type { CachedValue } from '../../async/cache-for-seconds.ts';
import { settingsIn } from '../settings/settings.module.ts';
import {
  presentConfiguration,
  presentDevices,
  presentEventTypes,
  presentMiscAmounts,
  presentRecapPrice,
  presentRecapTypes,
  presentShotLists,
} from './catalogue.presenter.ts';
import type { Deployment, ShotList } from './catalogue.presenter.ts';
import { catalogueRepository } from './catalogue.repository.ts';
import type { CatalogueQueries } from './catalogue.routes.ts';

type QueryDeps = Pick<Deps, 'database' | 'clock'> & { readonly deployment: () => Deployment };

/** The list of an unknown type and of no type (S1§7 "0 if none"). */
const noShots: ShotList = [];

/** Returns queries that cache the presented lists, and `forget`, which clears the cache after a change. */
export function catalogueQueries({ database, clock, deployment }: QueryDeps): {
  readonly queries: CatalogueQueries;
  readonly forget: () => void;
} {
  const repository = catalogueRepository(database);
  const cached = <Value>(load: () => Promise<Value>): CachedValue<Value> => cacheForSeconds(load, clock);
  const eventTypes = cached(async () =>
    perLocale(presentEventTypes, await repository.listActiveEventTypes()),
  );
  const shotLists = cached(async () => perLocale(presentShotLists, await repository.listShots()));
  const addressOf = (file: string): string => publicPathOf('catalogue', file);
  const recapTypes = cached(async () =>
    perLocale(
      (records, locale) => presentRecapTypes(records, locale, addressOf),
      await repository.listActiveRecapTypes(),
    ),
  );
  const devices = cached(async () => presentDevices(await repository.listActiveDevices()));
  const postalCodes = cached(repository.listServicedPostalCodes);
  const ofSettings = cached(async () => {
    const settings = await settingsIn(database);
    return {
      recapPrice: presentRecapPrice(settings),
      miscAmounts: presentMiscAmounts(settings),
      configuration: presentConfiguration(settings, deployment()),
    };
  });
  return {
    queries: {
      listEventTypes: async (locale) => (await eventTypes.read())(locale),
      listShots: async (eventTypeId, locale) => (await shotLists.read())(locale).get(eventTypeId) ?? noShots,
      listRecapTypes: async (locale) => (await recapTypes.read())(locale),
      listDevices: devices.read,
      listServicedPostalCodes: postalCodes.read,
      readRecapPrice: async () => (await ofSettings.read()).recapPrice,
      readMiscAmounts: async () => (await ofSettings.read()).miscAmounts,
      readConfiguration: async () => (await ofSettings.read()).configuration,
    },
    forget: () => {
      for (const each of [eventTypes, shotLists, recapTypes, devices, postalCodes, ofSettings])
        each.invalidate();
    },
  };
}

/** Presents the records in every language, so that repeated calls return the same object and it is serialized once. */
function perLocale<Records, Presented>(
  present: (records: Records, locale: Locale) => Presented,
  records: Records,
): (locale: Locale) => Presented {
  const presented = new Map(locales.map((locale) => [locale, present(records, locale)]));
  return (locale) => presented.get(locale) ?? present(records, locale);
}
