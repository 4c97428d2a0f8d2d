import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type PortfolioTexts = {
  readonly profileName: string;
  readonly bio: string;
  readonly photoName: string;
  readonly additionalEquipment: string;
};

export type StoredImageRecord = {
  readonly id: number;
  readonly fileName: string;
  readonly contentHash: string | null;
};

/** An image in the order of the grid: one that is stored, or a new one. */
export type SavedImage =
  | { readonly id: number }
  | { readonly fileName: string; readonly contentHash: string };

export type AddedImage = {
  readonly id: number;
  readonly fileName: string;
  readonly displayOrder: number;
};

export const portfolioRepository = (database: Database) => ({
  save: (providerId: number, texts: PortfolioTexts) => {
    const columns = {
      profileName: texts.profileName,
      bio: texts.bio,
      photoName: texts.photoName,
      additionalEquipment: texts.additionalEquipment,
    };
    return database
      .insertInto('portfolio')
      .values({ providerId, ...columns })
      .onConflict((conflict) => conflict.column('providerId').doUpdateSet(columns))
      .execute();
  },

  replaceImages: async (providerId: number, fileNames: readonly string[]): Promise<void> => {
    await database.deleteFrom('portfolioImage').where('providerId', '=', providerId).execute();
    await database
      .insertInto('portfolioImage')
      .values(
        fileNames.map((fileName, index) => ({
          providerId,
          fileName,
          displayOrder: index + 1,
        })),
      )
      .execute();
  },

  findPhotoName: async (providerId: number): Promise<string | null> => {
    const found = await database
      .selectFrom('portfolio')
      .select('photoName')
      .where('providerId', '=', providerId)
      .executeTakeFirst();
    return found?.photoName ?? null;
  },

  listImages: (providerId: number): Promise<readonly StoredImageRecord[]> =>
    database
      .selectFrom('portfolioImage')
      .select(['id', 'fileName', 'contentHash'])
      .where('providerId', '=', providerId)
      .orderBy('displayOrder')
      .orderBy('id')
      .execute(),

  /** Saves the grid: adds, moves and deletes images; stored ones keep their ids. */
  saveImages: async (providerId: number, images: readonly SavedImage[]): Promise<void> => {
    const placed = images.map((image, index) => ({ ...image, displayOrder: index + 1 }));
    const kept = placed.filter((image) => 'id' in image);
    const ids = kept.map(({ id }) => id);
    await database
      .deleteFrom('portfolioImage')
      .where('providerId', '=', providerId)
      .where(sql<boolean>`id <> all(${ids}::integer[])`)
      .execute();
    await sql`
      update portfolio_image i set display_order = placed.display_order
      from unnest(${ids}::integer[], ${kept.map(({ displayOrder }) => displayOrder)}::smallint[])
        as placed (id, display_order)
      where i.id = placed.id and i.provider_id = ${providerId}`.execute(database);
    const added = placed.flatMap((image) =>
      'id' in image
        ? []
        : {
            providerId,
            fileName: image.fileName,
            contentHash: image.contentHash,
            displayOrder: image.displayOrder,
          },
    );
    if (added.length > 0) await database.insertInto('portfolioImage').values(added).execute();
  },

  /** Adds an image at the end of the grid. */
  addImage: async (
    providerId: number,
    { fileName, contentHash }: { readonly fileName: string; readonly contentHash: string },
  ): Promise<AddedImage> => {
    const { rows } = await sql<AddedImage>`
      insert into portfolio_image (provider_id, file_name, content_hash, display_order)
      select ${providerId}, ${fileName}, ${contentHash}, coalesce(max(display_order), 0) + 1
      from portfolio_image where provider_id = ${providerId}
      returning id, file_name, display_order`.execute(database);
    const [added] = rows;
    if (added === undefined) throw new Error(`no image was added to the portfolio of ${providerId}`);
    return added;
  },

  /** Deletes an own image and returns the name of its file. */
  deleteImage: async (providerId: number, imageId: number): Promise<string | undefined> => {
    const deleted = await database
      .deleteFrom('portfolioImage')
      .where('providerId', '=', providerId)
      .where('id', '=', imageId)
      .returning('fileName')
      .executeTakeFirst();
    return deleted?.fileName;
  },

  /**
   * Deletes the photos of an event and returns the names of their files: those that were added as such, and those that its
   * gallery has got later.
   */
  deleteOfEvent: async (providerId: number, eventId: number): Promise<readonly string[]> => {
    const deleted = await database
      .deleteFrom('portfolioImage')
      .where('providerId', '=', providerId)
      .where(
        sql<boolean>`(event_id = ${eventId} or exists (
          select from event_file f
          where f.event_id = ${eventId} and portfolio_image.content_hash in (f.content_hash, f.stored_hash)
        ))`,
      )
      .returning('fileName')
      .execute();
    return deleted.map(({ fileName }) => fileName);
  },

  countOwnImages: async (providerId: number, imageIds: readonly number[]): Promise<number> => {
    const { count } = await database
      .selectFrom('portfolioImage')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('providerId', '=', providerId)
      .where(sql<boolean>`id = any(${imageIds}::integer[])`)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Returns those of the files that the portfolio shows. */
  listUsedFiles: async (providerId: number, names: readonly string[]): Promise<readonly string[]> => {
    const used = await database
      .selectFrom('portfolioImage')
      .select('fileName')
      .where('providerId', '=', providerId)
      .where('fileName', 'in', names)
      .unionAll(
        database
          .selectFrom('portfolio')
          .select(sql<string>`photo_name`.as('fileName'))
          .where('providerId', '=', providerId)
          .where('photoName', 'in', names),
      )
      .execute();
    return used.map(({ fileName }) => fileName);
  },
});
