import type { CallReply } from '@repo/contracts/contract';
import type { Locale } from '@repo/i18n/locale';
import type { EventTypeRecord } from './catalogue.repository.ts';

export const presentEventTypes = (
  records: readonly EventTypeRecord[],
  locale: Locale,
): CallReply<'GET /api/v1/User/EventSetup/GetEventTypes'> =>
  records.map(({ id, nameEn, nameFr }) => ({ id, name: locale === 'fr-CA' ? nameFr : nameEn }));
