import type { EditedRecapType, NewRecapType, RecapTypeChanges } from '@repo/contracts/operator/recap-types';
import { sql } from 'kysely';
import type { EditedList } from './edited-list.ts';

const columns = ['id', 'nameEn', 'nameFr', 'position', 'featureFile', 'sampleFile', 'isActive'] as const;

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from recap_type)`;

export const recapTypes: EditedList<EditedRecapType, NewRecapType, RecapTypeChanges> = {
  kind: 'recap type',
  repository: (database) => ({
    list: () => database.selectFrom('recapType').select(columns).orderBy('position').execute(),
    add: (given) =>
      database
        .insertInto('recapType')
        .values({
          ...given,
          position: given.position ?? nextPosition,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    lock: (id) =>
      database.selectFrom('recapType').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
    change: (id, changes) =>
      database
        .updateTable('recapType')
        // Sets the id, so that the statement is valid when no other field changes.
        .set({
          id,
          ...changes,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
  }),
};
