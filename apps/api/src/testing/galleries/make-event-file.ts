import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { EventFile } from '../../database/tables.data.ts';
import type { TestApi } from '../test-api.ts';

/** Adds the row of a photo to the gallery of an event, without a stored file, and returns its id. */
export async function makeEventFile(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  eventId: number,
  uploaderId: number,
  changes: Partial<Insertable<EventFile>> = {},
): Promise<number> {
  const now = new Date(clock.nowMs());
  const name = `${randomUUID()}.jpg`;
  const { id } = await database
    .insertInto('event_file')
    .values({
      event_id: eventId,
      uploader_id: uploaderId,
      kind: 'image',
      file_name: 'photo.jpg',
      stored_name: name,
      image_name: name,
      bytes: 1,
      content_hash: randomUUID(),
      width_px: 3,
      height_px: 2,
      taken_at: now,
      uploaded_at: now,
      state: 'ready',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
