import { travelLimits } from '@repo/domain/limits';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import { bitsOfCells } from '../../../database/weekly-slots-column.ts';
import type { Database } from '../../../database/schema.ts';
import { cardImages, joinedCardImages } from '../search.repository.ts';
import type { AvailableProviderRecord, SearchedPlace } from '../search.repository.ts';
import type { WantedTime } from '../wanted-time.ts';

export type FreeProviderChoice = {
  /** Considers only these; undefined: all providers. */
  readonly among?: readonly number[];
  readonly except?: readonly number[];
  /** Agreed to come: ignores their schedule and distance, and checks only whether they are booked. */
  readonly agreed?: readonly number[];
  /** Slots reserved for the same event, which do not count as taken. */
  readonly ownOccupancyIds?: readonly number[];
  /** The maximum distance as a multiple of the provider's own travel distance; null: any distance. */
  readonly maxStretch: number | null;
  readonly limit: number;
};

export const freeProvidersRepository = (database: Database) => ({
  /**
   * Lists free providers: first those within their own travel distance, then up to half as far again, and so on, each in
   * the order of the search. Scans every listed provider, so it suits jobs and short lists of ids.
   */
  list: async (
    { location, areas, isOneHour }: SearchedPlace,
    time: WantedTime,
    { among, except = [], agreed = [], ownOccupancyIds = [], maxStretch, limit }: FreeProviderChoice,
    nowSeconds: number,
  ): Promise<readonly AvailableProviderRecord[]> => {
    const slots = bitsOfCells(time.cells);
    const { rows } = await sql<AvailableProviderRecord>`
      select
        c.provider_id as "id", a.first_name, a.last_name, p.hourly_rate_cents, c.rating_hundredths,
        d.name as "deviceName", f.profile_name, f.bio, f.photo_name,
        ${cardImages}
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
      ${joinedCardImages}
      where c.is_listed
        and (${among ?? null}::integer[] is null or c.provider_id = any(${among ?? null}::integer[]))
        and c.provider_id <> all(${except}::integer[])
        and is_served(${areas})
        and (facts.is_agreed or (
          c.weekly_slots & ${slots}::bigint = ${slots}::bigint
          and (${maxStretch}::double precision is null or (
            stretch.times <= ${maxStretch}::double precision
            and facts.km <= ${travelLimits.distanceKm.to}
          ))
        ))
        and not exists (
          select from matching_busy b
          where b.provider_id = c.provider_id and b.service_day = ${time.serviceDay}
            and (b.occupancy_id is not null or not facts.is_agreed)
            and blocks(b, ${time.fromSecond}, ${time.untilSecond}, ${dateOf(nowSeconds)}, ${ownOccupancyIds})
        )
      order by stretch.times, c.rating_hundredths desc, facts.km, c.provider_id
      limit ${limit}`.execute(database);
    return rows;
  },
});
