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
      .values({ ...upload, file_name: fileName, created_at: new Date(nowSeconds * 1000) })
      .execute();
  },

  /** Whether there is such an upload that may be used; claiming it again changes nothing. */
  claim: async (name: string, purpose: BriefPurpose, nowSeconds: number): Promise<boolean> => {
    const claimed = await database
      .updateTable('brief_upload')
      .set((row) => ({
        claimed_at: row.fn.coalesce('claimed_at', row.val(new Date(nowSeconds * 1000))),
      }))
      .where('name', '=', name)
      .where('purpose', '=', purpose)
      .where('is_going', '=', false)
      .returning('name')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Keeps the oldest unused uploads of that time from being claimed from now on, and names them. */
  markUnused: async (createdUntilSeconds: number, most: number): Promise<readonly string[]> => {
    const marked = await database
      .updateTable('brief_upload')
      .set({ is_going: true })
      .where('name', 'in', (unused) =>
        unused
          .selectFrom('brief_upload')
          .select('name')
          .where('claimed_at', 'is', null)
          .where('created_at', '<=', new Date(createdUntilSeconds * 1000))
          .orderBy('created_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning('name')
      .execute();
    return marked.map(({ name }) => name);
  },

  forget: async (names: readonly string[]): Promise<void> => {
    await database
      .deleteFrom('brief_upload')
      .where('name', 'in', names)
      .where('is_going', '=', true)
      .execute();
  },
});

export type BriefFilesRepository = ReturnType<typeof briefFilesRepository>;
