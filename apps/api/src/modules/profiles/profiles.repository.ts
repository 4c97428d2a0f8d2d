import { sql } from 'kysely';
import { imageSizesOf } from '../../database/image-sizes.ts';
import type { ImageSizes } from '../../database/image-sizes.ts';
import type { Database } from '../../database/schema.ts';

export type ProfileRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly ratingHundredths: number | null;
  readonly device: { readonly id: number; readonly deviceName: string } | null;
  readonly additionalLanguage: string | null;
  readonly profileName: string;
  readonly bio: string;
  readonly photoName: string | null;
  readonly additionalEquipment: string;
  readonly imageNames: readonly string[];
  readonly imageSizes: ImageSizes;
  readonly reviews: readonly ReviewRecord[];
};

type ReviewRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly stars: number;
  readonly feedback: string;
  readonly reply: string | null;
};

/** The newest; older ones still count in the average. */
const maxReviews = 100;

export const profilesRepository = (database: Database) => ({
  /** Finds the profile of a listed provider, or the viewer's own even if unlisted (X-R07), in one statement. */
  findProfile: async (providerId: number, viewerId: number | null): Promise<ProfileRecord | undefined> => {
    const { rows } = await sql<ProfileRecord>`
      select
        p.account_id as "id", a.first_name, a.last_name, p.rating_hundredths, p.additional_language,
        case when d.id is not null then json_build_object('id', d.id, 'deviceName', d.name) end as "device",
        f.profile_name, f.bio, f.photo_name, f.additional_equipment,
        shown.names as "imageNames", ${imageSizesOf(sql`shown.names || f.photo_name`)} as "imageSizes",
        (
          select coalesce(json_agg(latest order by latest.id desc), '[]')
          from (
            select r.id, h.first_name as "firstName", h.last_name as "lastName", r.stars, r.feedback, r.reply
            from review r
            join account h on h.id = r.host_id
            where r.provider_id = p.account_id
            order by r.id desc
            limit ${maxReviews}
          ) as latest
        ) as "reviews"
      from provider p
      join account a on a.id = p.account_id
      join portfolio f on f.provider_id = p.account_id
      join matching_candidate c on c.provider_id = p.account_id
      left join device d on d.id = p.device_id
      cross join lateral (select array(
        select file_name from portfolio_image where provider_id = p.account_id order by display_order, id
      ) as names) as shown
      where p.account_id = ${providerId} and (c.is_listed or p.account_id = ${viewerId})`.execute(database);
    return rows[0];
  },
});
