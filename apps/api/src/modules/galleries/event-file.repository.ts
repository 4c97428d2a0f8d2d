import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EventFile } from '../../database/tables.data.ts';

/** A file that a party of its event wants to change. */
export type ChangeableFile = {
  readonly id: number;
  readonly kind: GalleryKind;
  readonly uploaderId: number;
  readonly imageName: string | null;
  readonly deletedAt: Date | null;
  /** When the account, if it is a provider of the event, checked out there. */
  readonly checkedOutAt: Date | null;
};

/** The names of the stored files of a row. */
export type StoredNames = {
  readonly id: number;
  readonly storedName: string;
  readonly imageName: string | null;
  readonly originalName: string | null;
};

export type Poster = { readonly name: string; readonly width: number; readonly height: number };

export const eventFileRepository = (database: Database) => ({
  /** Counts the files of events that an account hosts or has accepted, the trash included. */
  countOwn: async (accountId: number, fileIds: readonly number[]): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from event_file f join event e on e.id = f.event_id
      where f.id = any(${fileIds}::integer[]) and (e.host_id = ${accountId} or exists (
        select from order_line l join booking_order o on o.id = l.order_id
        where o.event_id = e.id and l.provider_id = ${accountId} and l.request = 'accepted'
      ))`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /** Whether a gallery has this content already, as it was uploaded or as it was downloaded again. */
  hasContent: async (eventId: number, hash: string): Promise<boolean> => {
    const found = await database
      .selectFrom('eventFile')
      .where('eventId', '=', eventId)
      .where('deletedAt', 'is', null)
      .where((row) => row.or([row('contentHash', '=', hash), row('storedHash', '=', hash)]))
      .select('id')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Adds a file and returns its id; undefined if the gallery has its content already. */
  add: async (row: Insertable<EventFile>): Promise<number | undefined> => {
    const added = await database
      .insertInto('eventFile')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['eventId', 'contentHash']).where('deletedAt', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** Waits for changes of the booking of an event and delays later ones, but not other uploads. */
  lockEvent: async (eventId: number): Promise<void> => {
    await sql`select from event where id = ${eventId} for share`.execute(database);
  },

  /** Returns the first order line whose provider has delivered. */
  findDeliveredLine: async (eventId: number): Promise<number | undefined> => {
    const { rows } = await sql<{ id: number }>`
      select l.id from order_line l
      join booking_order o on o.id = l.order_id
      join event e on e.id = o.event_id
      where e.id = ${eventId} and ${hasDelivered('l', 'e')}
      order by l.id limit 1`.execute(database);
    return rows[0]?.id;
  },

  /** Locks files in the order of their ids, so that two changes of the same files cannot wait for each other. */
  lock: async (fileIds: readonly number[], accountId: number): Promise<readonly ChangeableFile[]> => {
    const { rows } = await sql<ChangeableFile>`
      select f.id, f.kind, f.uploader_id, f.image_name, f.deleted_at,
        (
          select c.at from line_check c
          join order_line l on l.id = c.order_line_id
          join booking_order o on o.id = l.order_id
          where o.event_id = f.event_id and l.provider_id = ${accountId} and c.state = 'checkOut'
        ) as "checkedOutAt"
      from event_file f where f.id = any(${fileIds}::integer[]) order by f.id for update of f`.execute(
      database,
    );
    return rows;
  },

  moveToTrash: async (fileIds: readonly number[], at: Date): Promise<void> => {
    await database
      .updateTable('eventFile')
      .set({ deletedAt: at })
      .where(sql<boolean>`id = any(${fileIds}::integer[])`)
      .where('deletedAt', 'is', null)
      .execute();
  },

  /** Takes files out of the trash, each content once, unless the gallery has it again. */
  restore: async (fileIds: readonly number[]): Promise<void> => {
    await sql`
      update event_file set deleted_at = null
      where id in (${restorable(sql`f.id = any(${fileIds}::integer[])`)})`.execute(database);
  },

  setLocks: async (locks: ReadonlyMap<number, boolean>): Promise<void> => {
    await sql`
      update event_file f set is_locked = wanted.is_locked
      from unnest(${[...locks.keys()]}::integer[], ${[...locks.values()]}::boolean[]) as wanted (id, is_locked)
      where f.id = wanted.id`.execute(database);
  },

  setPoster: async (fileId: number, { name, width, height }: Poster): Promise<void> => {
    await database
      .updateTable('eventFile')
      .set({ imageName: name, widthPx: width, heightPx: height })
      .set({ state: 'working', widths: [], placeholder: null })
      .where('id', '=', fileId)
      .execute();
  },

  isWaiting: async (fileId: number, imageName: string): Promise<boolean> =>
    (await waiting(database, fileId, imageName).executeTakeFirst()) !== undefined,

  /** Saves the smaller images; returns false if the file was deleted for good or has another image by now. */
  finish: async (
    fileId: number,
    imageName: string,
    made:
      | { readonly state: 'ready'; readonly widths: number[]; readonly placeholder: string }
      | { readonly state: 'broken' },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('eventFile')
      .set(made)
      .where('id', '=', fileId)
      .where('imageName', '=', imageName)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** Returns those of the names that files or unfinished uploads use. */
  listUsed: async (names: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select used.name from event_file f
      cross join lateral (values (f.stored_name), (f.image_name), (f.original_name)) as used (name)
      where used.name = any(${names}::text[])
        and (f.stored_name = any(${names}::text[]) or f.image_name = any(${names}::text[])
          or f.original_name = any(${names}::text[]))
      union all
      select chunk.name from upload u cross join lateral unnest(u.chunk_names) as chunk (name)
      where chunk.name = any(${names}::text[])`.execute(database);
    return rows.map(({ name }) => name);
  },

  /** Returns the oldest files that were deleted until a time. */
  listTrash: (deletedUntilSeconds: number, limit: number): Promise<readonly StoredNames[]> =>
    storedNames(database)
      .where('deletedAt', '<=', dateOf(deletedUntilSeconds))
      .orderBy('deletedAt')
      .limit(limit)
      .execute(),

  remove: async (fileIds: readonly number[]): Promise<void> => {
    await database
      .deleteFrom('eventFile')
      .where('id', 'in', fileIds)
      .where('deletedAt', 'is not', null)
      .execute();
  },

  /** Returns the oldest files whose original was uploaded until a time. */
  listOriginals: (uploadedUntilSeconds: number, limit: number): Promise<readonly StoredNames[]> =>
    storedNames(database)
      .where('originalName', 'is not', null)
      .where('uploadedAt', '<=', dateOf(uploadedUntilSeconds))
      .orderBy('uploadedAt')
      .limit(limit)
      .execute(),

  forgetOriginals: async (fileIds: readonly number[]): Promise<void> => {
    await database.updateTable('eventFile').set({ originalName: null }).where('id', 'in', fileIds).execute();
  },
});

/**
 * Whether the provider of an order line has delivered to its event: readable files are in the gallery, and the provider
 * has checked out or the event is completed. Takes the names of the two tables in the query.
 */
export const hasDelivered = (line: string, event: string): RawBuilder<boolean> =>
  sql<boolean>`(
    ${sql.ref(`${line}.request`)} is not distinct from 'accepted'
    and (${sql.ref(`${line}.check_state`)} = 'checkOut' or ${sql.ref(`${event}.status`)} = 'completed')
    and exists (
      select from event_file f
      where f.event_id = ${sql.ref(`${event}.id`)} and f.uploader_id = ${sql.ref(`${line}.provider_id`)}
        and f.deleted_at is null and f.state <> 'broken'
    )
  )`;

/** The ids of those files that can leave the trash: each content once, unless the gallery has it again. */
export const restorable = (condition: RawBuilder<unknown>) => sql`
  select distinct on (f.event_id, f.content_hash) f.id from event_file f
  where ${condition} and f.deleted_at is not null and not exists (
    select from event_file live
    where live.event_id = f.event_id and live.content_hash = f.content_hash and live.deleted_at is null
  )
  order by f.event_id, f.content_hash, f.id desc`;

const waiting = (database: Database, fileId: number, imageName: string) =>
  database
    .selectFrom('eventFile')
    .where('id', '=', fileId)
    .where('imageName', '=', imageName)
    .where('state', '=', 'working')
    .select('id');

const storedNames = (database: Database) =>
  database.selectFrom('eventFile').select(['id', 'storedName', 'imageName', 'originalName']);
