import type { Blackout } from '@repo/domain/schedule/blackout';
import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import { calendarDayInUtc, isoDayOf } from '@repo/domain/time/calendar-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bitsOfWeeklySlots, weeklySlotsOfBits } from '../../database/weekly-slots-column.ts';

/** Everything that a provider saves on the page of the schedule (W-R06). */
export type Schedule = ProviderSchedule & { readonly travel: TravelDistance };

export type ScheduleRecord = {
  readonly providerId: number;
  /** Counts the saves. */
  readonly version: number;
  readonly schedule: Schedule;
};

export const scheduleRepository = (database: Database) => ({
  find: async (
    providerId: number,
    { isLocked = false }: { readonly isLocked?: boolean } = {},
  ): Promise<ScheduleRecord | undefined> => {
    const { rows } = await sql<ScheduleRow>`
      select
        p.schedule_version as "version", p.weekly_slots as "slotBits",
        p.one_hour_km, p.longer_km,
        (
          select coalesce(json_agg(json_build_object(
            'firstDay', b.first_day - date '1970-01-01', 'lastDay', b.last_day - date '1970-01-01',
            'startMinute', b.start_minute, 'endMinute', b.end_minute
          ) order by b.first_day, b.start_minute nulls first, b.id), '[]')
          from blackout b where b.provider_id = p.account_id
        ) as "blackouts"
      from provider p
      where p.account_id = ${providerId} ${isLocked ? sql`for no key update of p` : sql``}`.execute(database);
    const [found] = rows;
    return (
      found && {
        providerId,
        version: found.version,
        schedule: {
          weeklySlots: weeklySlotsOfBits(found.slotBits),
          blackouts: found.blackouts.map(blackoutOf),
          travel: { oneHourKm: found.oneHourKm, longerKm: found.longerKm },
        },
      }
    );
  },

  /** Replaces the schedule in one statement; returns whether the provider exists. */
  save: async (providerId: number, { travel, weeklySlots, blackouts }: Schedule): Promise<boolean> => {
    const { rows } = await sql<{ readonly isSaved: boolean }>`
      with saved as (
        update provider
        set one_hour_km = ${travel.oneHourKm}, longer_km = ${travel.longerKm},
          weekly_slots = ${bitsOfWeeklySlots(weeklySlots)}, schedule_version = schedule_version + 1
        where account_id = ${providerId}
        returning account_id
      ), removed as (
        delete from blackout where provider_id = ${providerId}
      ), added as (
        insert into blackout (provider_id, first_day, last_day, start_minute, end_minute)
        select saved.account_id, b."firstDay", b."lastDay", b."startMinute", b."endMinute"
        from saved, json_to_recordset(${JSON.stringify(blackouts.map(rowOf))})
          as b ("firstDay" date, "lastDay" date, "startMinute" smallint, "endMinute" smallint)
      )
      select exists (select from saved) as "isSaved"`.execute(database);
    return rows[0]?.isSaved === true;
  },
});

type ScheduleRow = {
  readonly version: number;
  readonly slotBits: number;
  readonly oneHourKm: number;
  readonly longerKm: number;
  readonly blackouts: readonly {
    /** Days since 1970. */
    readonly firstDay: number;
    readonly lastDay: number;
    readonly startMinute: number | null;
    readonly endMinute: number | null;
  }[];
};

function blackoutOf({
  firstDay,
  lastDay,
  startMinute,
  endMinute,
}: ScheduleRow['blackouts'][number]): Blackout {
  const day = calendarDayInUtc(firstDay * secondsPerDay);
  if (startMinute === null || endMinute === null)
    return { kind: 'wholeDays', firstDay: day, lastDay: calendarDayInUtc(lastDay * secondsPerDay) };
  return { kind: 'partOfDay', day, startMinute, endMinute };
}

function rowOf(blackout: Blackout) {
  if (blackout.kind === 'wholeDays')
    return { firstDay: isoDayOf(blackout.firstDay), lastDay: isoDayOf(blackout.lastDay) };
  const { day, startMinute, endMinute } = blackout;
  return {
    firstDay: isoDayOf(day),
    lastDay: isoDayOf(day),
    startMinute,
    endMinute,
  };
}
