import type { Coordinates } from '@repo/domain/matching/coordinates';
import { sql } from 'kysely';
import { bitsOfCells } from '../../database/weekly-slots-column.ts';
import type { Database } from '../../database/schema.ts';
import type { ReachableProvider } from './free-times.ts';
import { cellsAround } from './map-cells.ts';
import type { WantedTime } from './wanted-time.ts';

/** Where a search looks. `areas` are the entries of the serviced list that cover the place. */
export type SearchedPlace = {
  readonly location: Coordinates;
  readonly areas: readonly string[];
  /** Whether the shorter of the two travel distances counts. */
  readonly isOneHour: boolean;
};

export type Page = { readonly offset: number; readonly size: number };

export type AvailableProviderRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly hourlyRateCents: number;
  /** 0 while nobody has reviewed the provider. */
  readonly ratingHundredths: number;
  readonly deviceName: string | null;
  readonly profileName: string;
  readonly bio: string;
  readonly photoName: string;
  readonly imageNames: readonly string[];
};

/** One row of the search: where the page holds nobody, a row that has only the total. */
type FoundRow = { readonly total: number } & (AvailableProviderRecord | { readonly id: null });

export type WantedProviderRecord = {
  readonly id: number;
  readonly hourlyRateCents: number;
  readonly isBookable: boolean;
};

/** What the own last try of whoever asks still holds; a guest has none. */
const ownHoldsOf = (hostId: number | undefined) =>
  hostId === undefined ? sql`'{}'::integer[]` : sql`own_hold_ids_of(${hostId})`;

const radiansPerDegree = Math.PI / 180;
/** Other times are counted among so many of the nearest; a place that has more of them does not lack times. */
const mostReachable = 2000;

export const matchingRepository = (database: Database) => ({
  /** Who is free and near enough, best first, and how many there are in all: one statement. */
  findAvailable: async (
    place: SearchedPlace,
    time: WantedTime,
    page: Page,
    nowSeconds: number,
    hostId?: number,
  ) => {
    const { latitude, longitude } = place.location;
    const cosine = Math.cos(latitude * radiansPerDegree);
    const x = cosine * Math.cos(longitude * radiansPerDegree);
    const y = cosine * Math.sin(longitude * radiansPerDegree);
    const z = Math.sin(latitude * radiansPerDegree);
    const { rows } = await sql<FoundRow>`
      select
        total, provider_id as "id", first_name as "firstName", last_name as "lastName",
        hourly_rate_cents as "hourlyRateCents", rating_hundredths as "ratingHundredths",
        device_name as "deviceName", profile_name as "profileName", bio, photo_name as "photoName",
        image_names as "imageNames"
      from find_available_providers(
        ${cellsAround(place.location)}, ${place.areas}, ${time.serviceDay}, ${time.fromSecond},
        ${time.untilSecond}, ${bitsOfCells(time.cells)}, ${place.isOneHour}, ${latitude}, ${longitude},
        ${cosine}, ${x}, ${y}, ${z}, ${new Date(nowSeconds * 1000)}, ${page.offset}, ${page.size},
        ${ownHoldsOf(hostId)}
      )`.execute(database);
    const items = rows.filter((row): row is FoundRow & AvailableProviderRecord => row.id !== null);
    return { items, total: rows[0]?.total ?? 0 };
  },

  listReachable: listReachable(database),
  listWanted: listWanted(database),
});

export type MatchingRepository = ReturnType<typeof matchingRepository>;

/** Everybody within reach, nearest first, with the time that is taken on some service days. */
const listReachable =
  (database: Database) =>
  async (
    { location, areas, isOneHour }: SearchedPlace,
    days: { readonly first: number; readonly last: number },
    nowSeconds: number,
    hostId?: number,
  ): Promise<readonly ReachableProvider[]> => {
    const cosine = Math.cos(location.latitude * radiansPerDegree);
    const { rows } = await sql<ReachableProvider>`
    select
      near.weekly_slots as "weeklySlots", coalesce(busy.days, '{}') as "busyDays",
      coalesce(busy.from_seconds, '{}') as "busyFrom", coalesce(busy.until_seconds, '{}') as "busyUntil"
    from (
      select c.provider_id, c.weekly_slots
      from matching_candidate c
      cross join lateral (select distance_km(
        c.latitude - ${location.latitude}, c.longitude - ${location.longitude}, ${cosine} * c.cos_latitude
      ) as km) as distance
      where c.is_listed and c.cell = any(${cellsAround(location)}::integer[])
        and exists (select from serviced_postal_code where code = any(${areas}::text[]))
        and distance.km <= case when ${isOneHour} then c.one_hour_km else c.longer_km end
      order by distance.km, c.provider_id
      limit ${mostReachable}
    ) as near
    left join lateral (
      select
        array_agg(service_day) as days, array_agg(from_second) as from_seconds,
        array_agg(until_second) as until_seconds
      from matching_busy b
      where b.provider_id = near.provider_id and b.service_day between ${days.first} and ${days.last}
        and b.lasts_until > ${new Date(nowSeconds * 1000)}
        and (b.occupancy_id is null or b.occupancy_id <> all(${ownHoldsOf(hostId)}))
    ) as busy on true`.execute(database);
    return rows;
  };

/** Of some providers those whom a search could find at all, and whether it would at this place and time. */
const listWanted =
  (database: Database) =>
  async (
    providerIds: readonly number[],
    { location, areas, isOneHour }: SearchedPlace,
    time: WantedTime | undefined,
    ownOccupancyIds: readonly number[],
    nowSeconds: number,
  ): Promise<readonly WantedProviderRecord[]> => {
    const cosine = Math.cos(location.latitude * radiansPerDegree);
    const cells = bitsOfCells(time?.cells ?? []);
    const { rows } = await sql<WantedProviderRecord>`
    select
      c.provider_id as id, p.hourly_rate_cents as "hourlyRateCents",
      ${time !== undefined}
        and exists (select from serviced_postal_code where code = any(${areas}::text[]))
        and c.weekly_slots & ${cells}::bigint = ${cells}::bigint
        and distance_km(
          c.latitude - ${location.latitude}, c.longitude - ${location.longitude}, ${cosine} * c.cos_latitude
        ) <= case when ${isOneHour} then c.one_hour_km else c.longer_km end
        and not exists (
          select from matching_busy b
          where b.provider_id = c.provider_id and b.service_day = ${time?.serviceDay}
            and b.from_second < ${time?.untilSecond} and b.until_second > ${time?.fromSecond}
            and b.lasts_until > ${new Date(nowSeconds * 1000)}
            and (b.occupancy_id is null or b.occupancy_id <> all(${ownOccupancyIds}::integer[]))
        ) as "isBookable"
    from matching_candidate c
    join provider p on p.account_id = c.provider_id
    where c.provider_id = any(${providerIds}::integer[]) and c.is_listed`.execute(database);
    return rows;
  };
