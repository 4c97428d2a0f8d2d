import type { Database } from '../../database/schema.ts';

export type EventTypeRecord = { readonly id: number; readonly nameEn: string; readonly nameFr: string };

export const catalogueRepository = (database: Database) => ({
  listActiveEventTypes: (): Promise<EventTypeRecord[]> =>
    database
      .selectFrom('event_type')
      .select(['id', 'name_en as nameEn', 'name_fr as nameFr'])
      .where('is_active', '=', true)
      .orderBy('position')
      .execute(),
});
