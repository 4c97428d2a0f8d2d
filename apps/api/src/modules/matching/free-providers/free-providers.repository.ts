import { travelLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import { bitsOfCells } from '../../../database/weekly-slots-column.ts';
import type { Database } from '../../../database/schema.ts';
import type { AvailableProviderRecord, SearchedPlace } from '../matching.repository.ts';
import type { WantedTime } from '../wanted-time.ts';

export type FreeProviderChoice = {
  /** These and nobody else; absent: everybody. */
  readonly among?: readonly number[];
  readonly except?: readonly number[];
  /** Have promised to come: neither their schedule nor the distance is asked about, only whether they are booked. */
  readonly agreed?: readonly number[];
  /** Time that is taken for the very event: nobody is in the way of himself. */
  readonly ownOccupancyIds?: readonly number[];
  /** How many times their own travel distance they may live away; nothing: as far as they like. */
  readonly mostStretch: number | null;
  readonly most: number;
};

/**
 * Whoever stays within their own travel distance comes first, then those who would go half as far again, and so on;
 * among equals the order of the search. Unlike the search it looks at everybody who is listed: a few of them are
 * asked for by id, or a job has the time.
 */
export const freeProvidersRepository = (database: Database) => ({
  list: async (
    { location, areas, isOneHour }: SearchedPlace,
    time: WantedTime,
    { among, except = [], agreed = [], ownOccupancyIds = [], mostStretch, most }: FreeProviderChoice,
    nowSeconds: number,
  ): Promise<readonly AvailableProviderRecord[]> => {
    const slots = bitsOfCells(time.cells);
    const { rows } = await sql<AvailableProviderRecord>`
      select
        c.provider_id as "id", a.first_name as "firstName", a.last_name as "lastName",
        p.hourly_rate_cents as "hourlyRateCents", c.rating_hundredths as "ratingHundredths",
        d.name as "deviceName", f.profile_name as "profileName", f.bio, f.photo_name as "photoName",
        array(
          select i.file_name from portfolio_image i
          where i.provider_id = c.provider_id order by i.display_order, i.id limit 12
        ) as "imageNames"
      from matching_candidate c
      cross join lateral (select
        distance_km(
          c.latitude - ${location.latitude}, c.longitude - ${location.longitude},
          cos(${location.latitude}::double precision * pi() / 180) * c.cos_latitude
        ) as km,
        case when ${isOneHour} then c.one_hour_km else c.longer_km end as reach_km,
        c.provider_id = any(${agreed}::integer[]) as is_agreed
      ) as facts
      cross join lateral (select greatest(ceil(facts.km / facts.reach_km * 2), 2) / 2 as times) as stretch
      join provider p on p.account_id = c.provider_id
      join account a on a.id = c.provider_id
      join portfolio f on f.provider_id = c.provider_id
      left join device d on d.id = p.device_id
      where c.is_listed
        and (${among ?? null}::integer[] is null or c.provider_id = any(${among ?? null}::integer[]))
        and c.provider_id <> all(${except}::integer[])
        and exists (select from serviced_postal_code where code = any(${areas}::text[]))
        and (facts.is_agreed or (
          c.weekly_slots & ${slots}::bigint = ${slots}::bigint
          and (${mostStretch}::double precision is null or (
            stretch.times <= ${mostStretch}::double precision
            and facts.km <= ${travelLimits.sliderKm.to}
          ))
        ))
        and not exists (
          select from matching_busy b
          where b.provider_id = c.provider_id and b.service_day = ${time.serviceDay}
            and b.from_second < ${time.untilSecond} and b.until_second > ${time.fromSecond}
            and b.lasts_until > ${new Date(nowSeconds * 1000)}
            and (b.occupancy_id is not null or not facts.is_agreed)
            and (b.occupancy_id is null or b.occupancy_id <> all(${ownOccupancyIds}::integer[]))
        )
      order by stretch.times, c.rating_hundredths desc, facts.km, c.provider_id
      limit ${most}`.execute(database);
    return rows;
  },
});
