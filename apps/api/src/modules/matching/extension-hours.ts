import { maxExtensionHoursOf } from '@repo/domain/extension/extension-hours';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { openUntil } from '@repo/domain/schedule/provider-schedule';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { TimeRange } from '@repo/domain/time/time-range';
import { weeklySlotsOfBits } from '../../database/weekly-slots-column.ts';
import type { Database } from '../../database/schema.ts';
import { extensionRepository } from './extension.repository.ts';
import type { BlackoutRecord, RoomRecord } from './extension.repository.ts';

/**
 * By how many hours each of these booking lines may still grow, 0 to 3; all of them take the same time, as the
 * lines of one event do. What an unpaid extension of the line itself keeps does not count: the next try replaces it.
 */
export async function extensionHoursIn(
  database: Database,
  booked: TimeRange,
  lineIds: readonly number[],
  nowSeconds: number,
): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map();
  const rooms = await extensionRepository(database).listRooms(booked.endsAtSeconds, lineIds, nowSeconds);
  return new Map(rooms.map((room) => [room.lineId, hoursIn(room, booked)]));
}

function hoursIn({ slotBits, blackouts, nextBookingStartsAtSeconds }: RoomRecord, booked: TimeRange): number {
  const schedule = { weeklySlots: weeklySlotsOfBits(slotBits), blackouts: blackouts.map(blackoutOf) };
  const scheduleEndsAtSeconds = openUntil(schedule, booked.endsAtSeconds - 1) ?? booked.endsAtSeconds;
  return maxExtensionHoursOf({ ...booked, scheduleEndsAtSeconds, nextBookingStartsAtSeconds });
}

function blackoutOf({ firstDay, lastDay, startMinute, endMinute }: BlackoutRecord): Blackout {
  const day = calendarDayInUtc(firstDay * secondsPerDay);
  return startMinute === null || endMinute === null
    ? { kind: 'wholeDays', firstDay: day, lastDay: calendarDayInUtc(lastDay * secondsPerDay) }
    : { kind: 'partOfDay', day, startMinute, endMinute };
}
