import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { Database } from '../../database/schema.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { remember } from '../../remember.ts';
import type { Remembered } from '../../remember.ts';
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

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly deployment: () => Deployment;
};

/** One answer for all that have no list: of a type that is not known, and of none (S1§7 "0 if none"). */
const noShots: ShotList = [];

/** The catalogue as it is answered, ready made and remembered; `forget` lets a change show at once. */
export function catalogueQueries({ database, clock, deployment }: Deps): {
  readonly queries: CatalogueQueries;
  readonly forget: () => void;
} {
  const repository = catalogueRepository(database);
  const kept = <Value>(load: () => Promise<Value>): Remembered<Value> => remember(load, clock);
  const eventTypes = kept(async () => perLocale(presentEventTypes, await repository.listActiveEventTypes()));
  const shotLists = kept(async () => perLocale(presentShotLists, await repository.listShots()));
  const addressOf = (file: string): string => publicPathOf('catalogue', file);
  const recapTypes = kept(async () =>
    perLocale(
      (records, locale) => presentRecapTypes(records, locale, addressOf),
      await repository.listActiveRecapTypes(),
    ),
  );
  const devices = kept(async () => presentDevices(await repository.listActiveDevices()));
  const postalCodes = kept(repository.listServicedPostalCodes);
  const ofSettings = kept(async () => {
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
      for (const each of [eventTypes, shotLists, recapTypes, devices, postalCodes, ofSettings]) each.forget();
    },
  };
}

/** Made for every language at once, so that the same list is answered again and its text is written out once. */
function perLocale<Records, Presented>(
  present: (records: Records, locale: Locale) => Presented,
  records: Records,
): (locale: Locale) => Presented {
  const made = new Map(locales.map((locale) => [locale, present(records, locale)]));
  return (locale) => made.get(locale) ?? present(records, locale);
}
