import { sql } from 'kysely';
import { imageSizesOf } from '../../../database/image-sizes.ts';
import type { ImageSizes } from '../../../database/image-sizes.ts';
import type { Database } from '../../../database/schema.ts';

export type OwnPortfolioRecord = {
  readonly id: number;
  readonly profileName: string | null;
  readonly bio: string | null;
  readonly photoName: string | null;
  readonly additionalEquipment: string | null;
  readonly additionalLanguage: string | null;
  readonly device: { readonly id: number; readonly deviceName: string } | null;
  readonly images: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly displayOrder: number;
  }[];
  readonly imageSizes: ImageSizes;
};

export type OwnInfoRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly secondaryPhoneNumber: string | null;
  readonly emergencyContactName: string;
  readonly emergencyContactNumber: string;
  readonly hstNumber: string;
  readonly homeAddress: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** What a provider may change; the email and the second phone number stay (S3§5). */
export type SavedInfo = Omit<OwnInfoRecord, 'id' | 'email' | 'secondaryPhoneNumber'>;

/** The provider's own data, each read in one statement; undefined before the approval. */
export const ownProfileRepository = (database: Database) => ({
  findPortfolio: async (providerId: number): Promise<OwnPortfolioRecord | undefined> => {
    const { rows } = await sql<OwnPortfolioRecord>`
      select
        p.account_id as "id", f.profile_name, f.bio, f.photo_name, f.additional_equipment, p.additional_language,
        case when d.id is not null then json_build_object('id', d.id, 'deviceName', d.name) end as "device",
        (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'fileName', i.file_name, 'displayOrder', i.display_order
          ) order by i.display_order, i.id), '[]')
          from portfolio_image i where i.provider_id = p.account_id
        ) as "images",
        ${imageSizesOf(sql`array(
          select i.file_name from portfolio_image i where i.provider_id = p.account_id
        ) || f.photo_name`)} as "imageSizes"
      from provider p
      left join portfolio f on f.provider_id = p.account_id
      left join device d on d.id = p.device_id
      where p.account_id = ${providerId}`.execute(database);
    return rows[0];
  },

  findInfo: (providerId: number): Promise<OwnInfoRecord | undefined> =>
    database
      .selectFrom('provider as p')
      .innerJoin('account as a', 'a.id', 'p.accountId')
      .select(['a.id', 'a.firstName', 'a.lastName', 'a.email'])
      .select(['p.phoneNumber', 'p.secondaryPhoneNumber'])
      .select(['p.emergencyContactName'])
      .select(['p.emergencyContactNumber', 'p.hstNumber'])
      .select(['p.homeAddress', 'p.latitude', 'p.longitude'])
      .where('p.accountId', '=', providerId)
      .executeTakeFirst(),

  /** Saves account and provider in one statement. */
  saveInfo: async (providerId: number, info: SavedInfo): Promise<void> => {
    await database
      .with('renamed', (query) =>
        query
          .updateTable('account')
          .set({ firstName: info.firstName, lastName: info.lastName })
          .where('id', '=', providerId)
          .where((account) =>
            account.exists(
              account.selectFrom('provider').select('accountId').where('accountId', '=', providerId),
            ),
          ),
      )
      .updateTable('provider')
      .set({
        phoneNumber: info.phoneNumber,
        emergencyContactName: info.emergencyContactName,
        emergencyContactNumber: info.emergencyContactNumber,
        hstNumber: info.hstNumber,
        homeAddress: info.homeAddress,
        latitude: info.latitude,
        longitude: info.longitude,
      })
      .where('accountId', '=', providerId)
      .execute();
  },
});

export type OwnProfileQueries = Pick<ReturnType<typeof ownProfileRepository>, 'findInfo'>;
