import type { EditedEventType, EventTypeChanges, NewEventType } from '@repo/contracts/operator/event-types';
import { sql } from 'kysely';
import type { EditedList } from './edited-list.ts';

type Shots = EditedEventType['shots'];

const columns = [
  'id',
  'name_en as nameEn',
  'name_fr as nameFr',
  'position',
  'requires_notes as requiresNotes',
  'is_active as isActive',
  sql<Shots>`shots`.as('shots'),
] as const;

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from event_type)`;

const jsonOf = (shots: Shots | undefined): string | undefined => shots && JSON.stringify(shots);

export const eventTypes: EditedList<EditedEventType, NewEventType, EventTypeChanges> = {
  kind: 'event type',
  repository: (database) => ({
    list: () => database.selectFrom('event_type').select(columns).orderBy('position').execute(),
    add: (given) =>
      database
        .insertInto('event_type')
        .values({
          name_en: given.nameEn,
          name_fr: given.nameFr,
          requires_notes: given.requiresNotes,
          is_active: given.isActive,
          position: given.position ?? nextPosition,
          shots: jsonOf(given.shots),
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    lock: (id) =>
      database.selectFrom('event_type').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
    change: (id, changes) =>
      database
        .updateTable('event_type')
        .set({
          id,
          name_en: changes.nameEn,
          name_fr: changes.nameFr,
          requires_notes: changes.requiresNotes,
          is_active: changes.isActive,
          position: changes.position,
          shots: jsonOf(changes.shots),
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
  }),
};
