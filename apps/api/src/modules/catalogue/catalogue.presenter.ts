import type { Configuration } from '@repo/contracts/catalogue/configuration';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';
import { moneyLimits } from '@repo/domain/limits';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { Locale } from '@repo/i18n/locale';
import type { Settings } from '../settings/settings.module.ts';
import type { DeviceRecord, NamedRecord, RecapTypeRecord, ShotsRecord } from './catalogue.repository.ts';

type Names = { readonly nameEn: string; readonly nameFr: string };

const nameIn = (locale: Locale, { nameEn, nameFr }: Names): string => (locale === 'fr-CA' ? nameFr : nameEn);

export const presentEventTypes = (
  records: readonly NamedRecord[],
  locale: Locale,
): CallReply<'GET /api/v1/User/EventSetup/GetEventTypes'> =>
  records.map((record) => ({ id: record.id, name: nameIn(locale, record) }));

export type ShotList = CallReply<'GET /api/v1/User/EventSetup/GetEventTypeItems/:id'>;

/** Presents the shot lists by event type id. */
export const presentShotLists = (
  records: readonly ShotsRecord[],
  locale: Locale,
): ReadonlyMap<number, ShotList> =>
  new Map(records.map(({ id, shots }) => [id, shots.map((shot) => ({ itemName: nameIn(locale, shot) }))]));

export const presentRecapTypes = (
  records: readonly RecapTypeRecord[],
  locale: Locale,
  addressOf: (file: string) => string,
): CallReply<'GET /api/v1/User/EventSetup/getReelTypes'> =>
  records.map((record) => ({
    id: record.id,
    name: nameIn(locale, record),
    featureFileUrl: addressOf(record.featureFile),
    sampleFileUrl: addressOf(record.sampleFile),
  }));

export const presentDevices = (
  records: readonly DeviceRecord[],
): CallReply<`GET /api/v1/admin/${typeof brand.slug}/GetDevices`> =>
  records.map(({ id, name }) => ({ id, deviceName: name }));

export const presentRecapPrice = (settings: Settings): CallReply<'GET /api/v1/user/reel/getprice'> => {
  const { from, to } = moneyLimits.recapQuantity;
  return {
    priceOnPerReel: dollarsOf(settings.recapPrice),
    priceOnPerReelWithLogo: dollarsOf(settings.recapWithLogoPrice),
    quantityOptions: Array.from({ length: to - from + 1 }, (_, index) => from + index),
  };
};

export const presentMiscAmounts = (
  settings: Settings,
): CallReply<'GET /api/v1/User/EventSetup/GetMiscAmounts'> => ({
  serviceFee: percentOfBasisPoints(settings.serviceFee),
  tax: percentOfBasisPoints(settings.tax),
});

/** The part of the configuration that the deployment sets, not operators. */
export type Deployment = Pick<
  Configuration,
  | 'downloadUrl'
  | 'marketingUrl'
  | 'communityUrl'
  | 'analyticsId'
  | 'googleMapsBrowserKey'
  | 'errorReporting'
  | 'company'
  | 'socialLinks'
  | 'socialSignIn'
>;

export const presentConfiguration = (
  settings: Settings,
  deployment: Deployment,
): CallReply<'GET /api/v1/user/userinfo/getconfiguration'> => ({
  [`${brand.slug}ExtendPrice` as const]: dollarsOf(settings.extensionPrice),
  isDraftEventAllowed: settings.isDraftEventAllowed,
  isOneHourAllowed: settings.isOneHourAllowed,
  ...deployment,
});
