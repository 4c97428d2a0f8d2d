import { bookingLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import { bitsOfCells } from '../../../database/weekly-slots-column.ts';
import type { Database } from '../../../database/schema.ts';
import { cellsAround } from '../map-cells.ts';
import { ownHoldsOf, placeArguments } from '../search.repository.ts';
import type { SearchedPlace } from '../search.repository.ts';
import type { WantedTime } from '../wanted-time.ts';
import { startsPerDay } from './start-patterns.ts';
import type { StartPatterns } from './start-patterns.ts';

/** Considers only this many of the nearest providers; where there are more, free times are plentiful anyway. */
const maxReachable = 2000;

/** The starts of a service day at which at least one provider is free, one bit per quarter of an hour. */
type FreeStartsRow = { readonly serviceDay: number; readonly starts: string };

type Search = {
  readonly place: SearchedPlace;
  readonly durationHours: number;
  readonly nowSeconds: number;
  readonly hostId: number | undefined;
};

/** Selects the providers within reach of a place, nearest first. */
const reachable = (place: SearchedPlace) => sql`
  select c.provider_id, c.weekly_slots
  from matching_candidate c
  where c.is_listed and c.cell = any(${cellsAround(place.location)}::integer[])
    and is_served(${place.areas})
    and reaches(c, ${placeArguments(place)})
  order by distance_km(
    c.latitude - ${place.location.latitude}, c.longitude - ${place.location.longitude},
    cos(${place.location.latitude}::double precision * pi() / 180) * c.cos_latitude
  ), c.provider_id
  limit ${maxReachable}`;

export const freeStartsRepository = (database: Database) => ({
  /**
   * Lists the starts at which at least one provider is free, one row per service day. Whole days are compared as
   * bits, so the work grows with providers and days, not with every quarter of an hour.
   */
  list: async (search: Search, { days, groups }: StartPatterns): Promise<readonly FreeStartsRow[]> => {
    const occupiedSeconds = search.durationHours * secondsPerHour + bookingLimits.bufferMinutes * 60;
    const { rows } = await sql<FreeStartsRow>`
    with near as materialized (${reachable(search.place)}),
    day as (
      select * from unnest(
        ${days.map(({ serviceDay }) => serviceDay)}::integer[], ${days.map(({ pattern }) => pattern)}::integer[]
      ) as day (service_day, pattern)
    ),
    working as materialized (
      select near.provider_id, start_group.pattern, bit_or(start_group.starts) as starts
      from near
      join unnest(
        ${groups.map(({ pattern }) => pattern)}::integer[], ${groups.map(({ cells }) => cells)}::bigint[],
        ${groups.map(({ starts }) => starts)}::bit(96)[]
      ) as start_group (pattern, cells, starts)
        on near.weekly_slots & start_group.cells = start_group.cells
      group by near.provider_id, start_group.pattern
    ),
    blocked as materialized (
      select b.provider_id, b.service_day, bit_or(
        (every_start >> greatest(0, (b.from_second - ${occupiedSeconds}::integer + 900) / 900))
        & (every_start << (${startsPerDay}::integer - least(${startsPerDay}::integer, (b.until_second + 899) / 900)))
      ) as starts
      from near
      join matching_busy b on b.provider_id = near.provider_id
      cross join (select ~0::bit(96) as every_start) as bits
      where b.service_day between ${days[0]?.serviceDay} and ${days.at(-1)?.serviceDay}
        and blocks(b, 0, 86400, ${dateOf(search.nowSeconds)}, ${ownHoldsOf(search.hostId)})
      group by b.provider_id, b.service_day
    )
    select day.service_day,
      bit_or(working.starts & ~coalesce(blocked.starts, 0::bit(96)))::text as "starts"
    from day
    join working using (pattern)
    left join blocked on blocked.provider_id = working.provider_id and blocked.service_day = day.service_day
    group by day.service_day`.execute(database);
    return rows;
  },

  /** Counts how many providers are free at each of a few times. */
  count: async (search: Search, times: readonly WantedTime[]): Promise<readonly number[]> => {
    const { rows } = await sql<{ readonly count: number }>`
    with near as materialized (${reachable(search.place)})
    select (
      select count(*)::integer from near
      where near.weekly_slots & wanted.cells = wanted.cells and not exists (
        select from matching_busy b
        where b.provider_id = near.provider_id and b.service_day = wanted.service_day
          and blocks(
            b, wanted.from_second, wanted.until_second, ${dateOf(search.nowSeconds)}, ${ownHoldsOf(search.hostId)}
          )
      )
    ) as "count"
    from unnest(
      ${times.map(({ serviceDay }) => serviceDay)}::integer[],
      ${times.map(({ fromSecond }) => fromSecond)}::integer[],
      ${times.map(({ untilSecond }) => untilSecond)}::integer[],
      ${times.map(({ cells }) => bitsOfCells(cells))}::bigint[]
    ) with ordinality as wanted (service_day, from_second, until_second, cells, place)
    order by wanted.place`.execute(database);
    return rows.map(({ count }) => count);
  },
});
