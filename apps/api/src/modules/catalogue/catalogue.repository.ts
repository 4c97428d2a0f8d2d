import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type NamedRecord = { readonly id: number; readonly nameEn: string; readonly nameFr: string };

export type ShotsRecord = {
  readonly id: number;
  readonly shots: readonly { readonly nameEn: string; readonly nameFr: string }[];
};

export type RecapTypeRecord = NamedRecord & { readonly featureFile: string; readonly sampleFile: string };

export type DeviceRecord = { readonly id: number; readonly name: string };

/** Lists without pages: all are short and cached. */
export const catalogueRepository = (database: Database) => ({
  listActiveEventTypes: (): Promise<NamedRecord[]> =>
    database
      .selectFrom('eventType')
      .select(['id', 'nameEn', 'nameFr'])
      .where('isActive', '=', true)
      .orderBy('position')
      .execute(),

  /** Includes inactive event types, because booked events still need their shots. */
  listShots: (): Promise<ShotsRecord[]> =>
    database
      .selectFrom('eventType')
      .select(['id', sql<ShotsRecord['shots']>`shots`.as('shots')])
      .execute(),

  listActiveRecapTypes: (): Promise<RecapTypeRecord[]> =>
    database
      .selectFrom('recapType')
      .select(['id', 'nameEn', 'nameFr', 'featureFile', 'sampleFile'])
      .where('isActive', '=', true)
      .orderBy('position')
      .execute(),

  listActiveDevices: (): Promise<DeviceRecord[]> =>
    database
      .selectFrom('device')
      .select(['id', 'name'])
      .where('isActive', '=', true)
      .orderBy((expression) => expression.fn('lower', ['name']))
      .execute(),

  listServicedPostalCodes: (): Promise<{ readonly code: string }[]> =>
    database.selectFrom('servicedPostalCode').select('code').orderBy('code').execute(),
});
