import type { Database } from '../../database/schema.ts';

export type PortfolioTexts = {
  readonly profileName: string;
  readonly bio: string;
  readonly photoName: string;
  readonly additionalEquipment: string;
};

export const portfolioRepository = (database: Database) => ({
  save: (providerId: number, texts: PortfolioTexts) => {
    const columns = {
      profile_name: texts.profileName,
      bio: texts.bio,
      photo_name: texts.photoName,
      additional_equipment: texts.additionalEquipment,
    };
    return database
      .insertInto('portfolio')
      .values({ provider_id: providerId, ...columns })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
      .execute();
  },

  replaceImages: async (providerId: number, fileNames: readonly string[]): Promise<void> => {
    await database.deleteFrom('portfolio_image').where('provider_id', '=', providerId).execute();
    await database
      .insertInto('portfolio_image')
      .values(
        fileNames.map((file_name, index) => ({
          provider_id: providerId,
          file_name,
          display_order: index + 1,
        })),
      )
      .execute();
  },
});
