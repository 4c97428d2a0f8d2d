import type { Coordinates } from '@repo/domain/matching/coordinates';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import { imageSizesOf } from '../../database/image-sizes.ts';
import type { ImageSizes } from '../../database/image-sizes.ts';
import { bitsOfCells } from '../../database/weekly-slots-column.ts';
import type { PageRows } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import { cellsAround } from './map-cells.ts';
import type { WantedTime } from './wanted-time.ts';

/** The place of an event. `areas` are the entries of the serviced list that cover it. */
export type SearchedPlace = {
  readonly location: Coordinates;
  readonly areas: readonly string[];
  /** Whether the travel distance for one-hour events applies, the shorter of the two (A-06). */
  readonly isOneHour: boolean;
};

export type AvailableProviderRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly hourlyRateCents: number;
  /** 0 without reviews. */
  readonly ratingHundredths: number;
  readonly deviceName: string | null;
  readonly profileName: string;
  readonly bio: string;
  readonly photoName: string;
  readonly imageNames: readonly string[];
  readonly imageSizes: ImageSizes;
};

/** A row of the search; a page without providers has one row that holds only the total. */
type FoundRow = { readonly total: number } & (AvailableProviderRecord | { readonly id: null });

export type WantedProviderRecord = {
  readonly id: number;
  readonly hourlyRateCents: number;
  readonly isBookable: boolean;
};

/** The occupancies that the host's own last checkout holds; none for a guest. */
export const ownHoldsOf = (hostId: number | undefined) =>
  hostId === undefined ? sql`'{}'::integer[]` : sql`own_hold_ids_of(${hostId})`;

/** Joins the names of the images that a card shows; `c` is the candidate. */
export const joinedCardImages = sql`
  cross join lateral (select array(
    select i.file_name from portfolio_image i
    where i.provider_id = c.provider_id order by i.display_order, i.id limit 12
  ) as names) as shown`;
export const cardImages = sql`
  shown.names as "imageNames", ${imageSizesOf(sql`shown.names`)} as "imageSizes"`;

const radiansPerDegree = Math.PI / 180;

/** The place for the functions of functions/search.sql: from `is_one_hour` to `at_z`. */
export function placeArguments({ location: { latitude, longitude }, isOneHour }: SearchedPlace) {
  const cosine = Math.cos(latitude * radiansPerDegree);
  const x = cosine * Math.cos(longitude * radiansPerDegree);
  const y = cosine * Math.sin(longitude * radiansPerDegree);
  const z = Math.sin(latitude * radiansPerDegree);
  return sql`${isOneHour}, ${latitude}, ${longitude}, ${cosine}, ${x}, ${y}, ${z}`;
}

export const searchRepository = (database: Database) => ({
  /** Finds a page of free providers within reach, best first, and their total count, in one statement (A-33). */
  findAvailable: async (
    place: SearchedPlace,
    time: WantedTime,
    page: PageRows,
    nowSeconds: number,
    hostId?: number,
  ) => {
    const { rows } = await sql<FoundRow>`
      select
        total, provider_id as "id", first_name, last_name, hourly_rate_cents, rating_hundredths,
        device_name, profile_name, bio, photo_name,
        image_names, ${imageSizesOf(sql`image_names`)} as "imageSizes"
      from find_available_providers(
        ${cellsAround(place.location)}, ${place.areas}, ${time.serviceDay}, ${time.fromSecond},
        ${time.untilSecond}, ${bitsOfCells(time.cells)}, ${placeArguments(place)}, ${dateOf(nowSeconds)},
        ${page.offset}, ${page.limit}, ${ownHoldsOf(hostId)}
      )`.execute(database);
    const items = rows.filter((row): row is FoundRow & AvailableProviderRecord => row.id !== null);
    return { items, total: rows[0]?.total ?? 0 };
  },

  /** Lists the cards of those providers whom the search lists at all, at any place and time. */
  listListed: async (ids: readonly number[]): Promise<AvailableProviderRecord[]> => {
    const { rows } = await sql<AvailableProviderRecord>`
      select
        a.id, a.first_name, a.last_name, p.hourly_rate_cents,
        c.rating_hundredths, d.name as "deviceName", f.profile_name,
        f.bio, f.photo_name, ${cardImages}
      from matching_candidate c
      join account a on a.id = c.provider_id
      join provider p on p.account_id = a.id
      join portfolio f on f.provider_id = a.id
      left join device d on d.id = p.device_id
      ${joinedCardImages}
      where c.is_listed and c.provider_id = any(${ids}::integer[])`.execute(database);
    return rows;
  },

  /** Lists those of the providers whom the search lists at all, and whether each can be booked at this place and time. */
  listWanted: async (
    providerIds: readonly number[],
    place: SearchedPlace,
    time: WantedTime | undefined,
    ownOccupancyIds: readonly number[],
    nowSeconds: number,
  ): Promise<readonly WantedProviderRecord[]> => {
    const cells = bitsOfCells(time?.cells ?? []);
    const { rows } = await sql<WantedProviderRecord>`
    select
      c.provider_id as id, p.hourly_rate_cents,
      ${time !== undefined}
        and is_served(${place.areas})
        and c.weekly_slots & ${cells}::bigint = ${cells}::bigint
        and reaches(c, ${placeArguments(place)})
        and not exists (
          select from matching_busy b
          where b.provider_id = c.provider_id and b.service_day = ${time?.serviceDay} and blocks(
            b, ${time?.fromSecond}, ${time?.untilSecond}, ${dateOf(nowSeconds)}, ${ownOccupancyIds}
          )
        ) as "isBookable"
    from matching_candidate c
    join provider p on p.account_id = c.provider_id
    where c.provider_id = any(${providerIds}::integer[]) and c.is_listed`.execute(database);
    return rows;
  },
});
