import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The provider's calendar after the end of an order line. */
export type RoomRecord = {
  readonly lineId: number;
  readonly slotBits: number;
  readonly blackouts: readonly BlackoutRecord[];
  readonly nextBookingStartsAtSeconds: number | null;
};

export type BlackoutRecord = {
  /** Days since 1970. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly startMinute: number | null;
  readonly endMinute: number | null;
};

export const extensionRoomRepository = (database: Database) => ({
  /** Lists them in one statement. Includes blackouts of the day before, to which the night belongs. */
  listRooms: async (
    endsAtSeconds: number,
    lineIds: readonly number[],
    nowSeconds: number,
  ): Promise<readonly RoomRecord[]> => {
    const endsAt = dateOf(endsAtSeconds);
    const { rows } = await sql<RoomRecord>`
      select
        line.id as "lineId", p.weekly_slots as "slotBits",
        (
          select coalesce(json_agg(json_build_object(
            'firstDay', b.first_day - date '1970-01-01', 'lastDay', b.last_day - date '1970-01-01',
            'startMinute', b.start_minute, 'endMinute', b.end_minute
          )), '[]')
          from blackout b
          where b.provider_id = p.account_id
            and b.first_day <= (${endsAt}::timestamptz at time zone 'America/Toronto')::date
            and b.last_day >= (${endsAt}::timestamptz at time zone 'America/Toronto')::date - 1
        ) as "blackouts",
        (
          select extract(epoch from min(o.starts_at))::integer
          from occupancy o
          where o.provider_id = p.account_id
            and o.starts_at >= ${endsAt}
            and o.state in ('hold', 'requested', 'accepted')
            and (o.state <> 'hold' or o.expires_at > ${dateOf(nowSeconds)})
            and not exists (
              select from order_line own where own.occupancy_id = o.id and own.booking_line_id = line.id
            )
        ) as "nextBookingStartsAtSeconds"
      from order_line line
      join provider p on p.account_id = line.provider_id
      where line.id = any(${lineIds}::integer[])`.execute(database);
    return rows;
  },
});
