import { dateOf } from '@repo/domain/time/unix-seconds';
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
  add: async ({ fileName, ...upload }: BriefUpload, nowSeconds: number): Promise<void> => {
    await database
      .insertInto('brief_upload')
      .values({ ...upload, file_name: fileName, created_at: dateOf(nowSeconds) })
      .execute();
  },

  /** Claims an upload; returns whether it exists. Claiming it again changes nothing. */
  claim: async (name: string, purpose: BriefPurpose, nowSeconds: number): Promise<boolean> => {
    const claimed = await database
      .updateTable('brief_upload')
      .set((row) => ({
        claimed_at: row.fn.coalesce('claimed_at', row.val(dateOf(nowSeconds))),
      }))
      .where('name', '=', name)
      .where('purpose', '=', purpose)
      .where('is_going', '=', false)
      .returning('name')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Marks the oldest unused uploads, so that they can no longer be claimed, and returns their names. */
  markUnused: async (createdUntilSeconds: number, limit: number): Promise<readonly string[]> => {
    const marked = await database
      .updateTable('brief_upload')
      .set({ is_going: true })
      .where('name', 'in', (unused) =>
        unused
          .selectFrom('brief_upload')
          .select('name')
          .where('claimed_at', 'is', null)
          .where('created_at', '<=', dateOf(createdUntilSeconds))
          .orderBy('created_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('name')
      .execute();
    return marked.map(({ name }) => name);
  },

  remove: async (names: readonly string[]): Promise<void> => {
    await database
      .deleteFrom('brief_upload')
      .where('name', 'in', names)
      .where('is_going', '=', true)
      .execute();
  },
});

export type BriefFilesRepository = ReturnType<typeof briefFilesRepository>;
