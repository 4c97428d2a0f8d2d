import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type BriefPurpose = 'music' | 'logo';

export type BriefUpload = {
  readonly name: string;
  readonly purpose: BriefPurpose;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
};

export const briefFilesRepository = (database: Database) => ({
  add: async (upload: BriefUpload, nowSeconds: number): Promise<void> => {
    await database
      .insertInto('briefUpload')
      .values({ ...upload, createdAt: dateOf(nowSeconds) })
      .execute();
  },

  /** Claims an upload; returns whether it exists. Claiming it again changes nothing. */
  claim: async (name: string, purpose: BriefPurpose, nowSeconds: number): Promise<boolean> => {
    const claimed = await database
      .updateTable('briefUpload')
      .set((row) => ({
        claimedAt: row.fn.coalesce('claimedAt', row.val(dateOf(nowSeconds))),
      }))
      .where('name', '=', name)
      .where('purpose', '=', purpose)
      .where('isGoing', '=', false)
      .returning('name')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Counts those uploads as unused that no brief mentions any more. */
  release: async (names: readonly string[]): Promise<void> => {
    await sql`
      update brief_upload set claimed_at = null
      where name = any(${names}::text[])
        and not exists (select from recap_brief b where brief_upload.name in (b.logo_name, b.music_name))
    `.execute(database);
  },

  /** Marks the oldest unused uploads, so that they can no longer be claimed, and returns their names. */
  markUnused: async (createdUntilSeconds: number, limit: number): Promise<readonly string[]> => {
    const marked = await database
      .updateTable('briefUpload')
      .set({ isGoing: true })
      .where('name', 'in', (unused) =>
        unused
          .selectFrom('briefUpload')
          .select('name')
          .where('claimedAt', 'is', null)
          .where('createdAt', '<=', dateOf(createdUntilSeconds))
          .orderBy('createdAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('name')
      .execute();
    return marked.map(({ name }) => name);
  },

  remove: async (names: readonly string[]): Promise<void> => {
    await database.deleteFrom('briefUpload').where('name', 'in', names).where('isGoing', '=', true).execute();
  },
});

export type BriefFilesRepository = ReturnType<typeof briefFilesRepository>;
