import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { ContentType } from '@repo/domain/gallery/gallery-kind';
import type { Database } from '../../../database/schema.ts';

export type UploadRecord = {
  readonly id: string;
  readonly eventId: number;
  readonly uploaderId: number;
  readonly contentType: ContentType;
  readonly fileName: string;
  readonly bytes: number;
  readonly chunkNames: readonly string[];
  readonly chunkBytes: readonly number[];
  readonly isFinished: boolean;
};

export type NewUpload = Omit<UploadRecord, 'chunkNames' | 'chunkBytes' | 'isFinished'> & {
  readonly attempt: string;
};

/** Longer than the pause between two renewals of a busy process. */
const leaseSeconds = 15;

/** The clock of the database measures leases, because processes share them. */
const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

export const uploadsRepository = (database: Database) => ({
  /** Returns what an attempt has announced so far. */
  totalOfAttempt: async (
    uploaderId: number,
    attempt: string,
  ): Promise<{ readonly files: number; readonly bytes: number }> => {
    const { rows } = await sql<{ files: number; bytes: number }>`
      select count(*)::integer as files, coalesce(sum(bytes), 0)::float8 as bytes
      from upload where uploader_id = ${uploaderId} and attempt = ${attempt}`.execute(database);
    return rows[0] ?? { files: 0, bytes: 0 };
  },

  add: async (upload: NewUpload, nowSeconds: number): Promise<void> => {
    await database
      .insertInto('upload')
      .values({
        id: upload.id,
        eventId: upload.eventId,
        uploaderId: upload.uploaderId,
        contentType: upload.contentType,
        fileName: upload.fileName,
        bytes: upload.bytes,
        attempt: upload.attempt,
        createdAt: dateOf(nowSeconds),
      })
      .execute();
  },

  find: (id: string): Promise<UploadRecord | undefined> =>
    selectUploads(database).where('id', '=', id).executeTakeFirst(),

  /** Takes or renews the lease of an upload; returns false while another request has it. */
  takeLease: async (id: string, lease: string): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('upload')
      .set({ lease, leasedUntil: leaseEnd })
      .where('id', '=', id)
      .where((row) =>
        row.or([
          row('lease', 'is', null),
          row('lease', '=', lease),
          row('leasedUntil', '<', sql<Date>`now()`),
        ]),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  endLease: async (id: string, lease: string): Promise<void> => {
    await database
      .updateTable('upload')
      .set({ lease: null, leasedUntil: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute();
  },

  /** Saves the chunks if the request still has the lease. */
  saveChunks: async (
    id: string,
    lease: string,
    chunks: { readonly names: string[]; readonly bytes: number[] },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('upload')
      .set({ chunkNames: chunks.names, chunkBytes: chunks.bytes })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  finish: async (id: string): Promise<void> => {
    await database
      .updateTable('upload')
      .set({ isFinished: true, chunkNames: [], chunkBytes: [] })
      .where('id', '=', id)
      .execute();
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await database.deleteFrom('upload').where('id', 'in', ids).execute();
  },

  /** Returns the oldest uploads that were begun until a time. */
  listOld: (begunUntilSeconds: number, limit: number): Promise<readonly UploadRecord[]> =>
    selectUploads(database)
      .where('createdAt', '<=', dateOf(begunUntilSeconds))
      .orderBy('createdAt')
      .limit(limit)
      .execute(),
});

const selectUploads = (database: Database) =>
  database
    .selectFrom('upload')
    .select([
      'id',
      'eventId',
      'uploaderId',
      sql<ContentType>`content_type`.as('contentType'),
      'fileName',
      'bytes',
      'chunkNames',
      'chunkBytes',
      'isFinished',
    ]);
