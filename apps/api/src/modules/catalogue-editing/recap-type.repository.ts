import type { EditedRecapType, NewRecapType, RecapTypeChanges } from '@repo/contracts/operator/recap-types';
import { sql } from 'kysely';
import type { EditedList } from './edited-list.ts';

const columns = [
  'id',
  'name_en as nameEn',
  'name_fr as nameFr',
  'position',
  'feature_file as featureFile',
  'sample_file as sampleFile',
  'is_active as isActive',
] as const;

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from recap_type)`;

export const recapTypes: EditedList<EditedRecapType, NewRecapType, RecapTypeChanges> = {
  kind: 'recap type',
  repository: (database) => ({
    list: () => database.selectFrom('recap_type').select(columns).orderBy('position').execute(),
    add: (given) =>
      database
        .insertInto('recap_type')
        .values({
          name_en: given.nameEn,
          name_fr: given.nameFr,
          feature_file: given.featureFile,
          sample_file: given.sampleFile,
          is_active: given.isActive,
          position: given.position ?? nextPosition,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    lock: (id) =>
      database.selectFrom('recap_type').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
    change: (id, changes) =>
      database
        .updateTable('recap_type')
        .set({
          id,
          name_en: changes.nameEn,
          name_fr: changes.nameFr,
          feature_file: changes.featureFile,
          sample_file: changes.sampleFile,
          is_active: changes.isActive,
          position: changes.position,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
  }),
};
