import type { EditedEventType, EventTypeChanges, NewEventType } from '@repo/contracts/operator/event-types';
import { sql } from 'kysely';
import type { EditedList } from './edited-list.ts';

type Shots = EditedEventType['shots'];

const columns = [
  'id',
  'nameEn',
  'nameFr',
  'position',
  'requiresNotes',
  'isActive',
  sql<Shots>`shots`.as('shots'),
] as const;

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from event_type)`;

const jsonOf = (shots: Shots | undefined): string | undefined => shots && JSON.stringify(shots);

export const eventTypes: EditedList<EditedEventType, NewEventType, EventTypeChanges> = {
  kind: 'event type',
  repository: (database) => ({
    list: () => database.selectFrom('eventType').select(columns).orderBy('position').execute(),
    add: (given) =>
      database
        .insertInto('eventType')
        .values({
          ...given,
          position: given.position ?? nextPosition,
          shots: jsonOf(given.shots),
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    lock: (id) =>
      database.selectFrom('eventType').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
    change: (id, changes) =>
      database
        .updateTable('eventType')
        // Sets the id, so that the statement is valid when no other field changes.
        .set({
          id,
          ...changes,
          shots: jsonOf(changes.shots),
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
  }),
};
