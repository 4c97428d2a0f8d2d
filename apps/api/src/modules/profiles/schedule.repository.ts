import type { Blackout } from '@repo/domain/schedule/blackout';
import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import type { Database } from '../../database/schema.ts';
import { bitsOfWeeklySlots } from '../../database/weekly-slots-column.ts';

export const scheduleRepository = (database: Database) => ({
  setWorkingTime: async (
    providerId: number,
    travel: TravelDistance,
    weeklySlots: WeeklySlots,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('provider')
      .set({
        one_hour_km: travel.oneHourKm,
        longer_km: travel.longerKm,
        weekly_slots: bitsOfWeeklySlots(weeklySlots),
      })
      .where('account_id', '=', providerId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  replaceBlackouts: async (providerId: number, blackouts: readonly Blackout[]): Promise<void> => {
    await database.deleteFrom('blackout').where('provider_id', '=', providerId).execute();
    if (blackouts.length === 0) return;
    await database
      .insertInto('blackout')
      .values(blackouts.map((blackout) => ({ provider_id: providerId, ...columnsOf(blackout) })))
      .execute();
  },
});

function columnsOf(blackout: Blackout) {
  if (blackout.kind === 'wholeDays')
    return { first_day: dateOf(blackout.firstDay), last_day: dateOf(blackout.lastDay) };
  const day = dateOf(blackout.day);
  return {
    first_day: day,
    last_day: day,
    start_minute: blackout.startMinute,
    end_minute: blackout.endMinute,
  };
}

/** A day as the database has it, YYYY-MM-DD. */
const dateOf = (day: CalendarDay): string => new Date(day * 1000).toISOString().slice(0, 10);
