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
    .insertInto('eventFile')
    .values({
      eventId,
      uploaderId,
      kind: 'image',
      fileName: 'photo.jpg',
      storedName: name,
      imageName: name,
      bytes: 1,
      contentHash: randomUUID(),
      widthPx: 3,
      heightPx: 2,
      takenAt: now,
      uploadedAt: now,
      state: 'ready',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
