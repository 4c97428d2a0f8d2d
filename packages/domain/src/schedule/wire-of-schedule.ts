import { daysInWeek } from '../time/calendar-day.ts';
import { instantOf } from '../time/wall-clock.ts';
import type { ProviderSchedule } from './provider-schedule.ts';
import { slots } from './slots.ts';
import type { TravelDistance } from './travel-distance.ts';
import { isSlotEnabled } from './weekly-slots.ts';

/**
 * Returns a schedule as the API writes it (S3§3): blackout times as instants, days as midnights in UTC. A day
 * with any slot is active; a blackout of whole days has no times.
 */
export const wireOfSchedule = (schedule: ProviderSchedule & { readonly travel: TravelDistance }) => ({
  WorkingSchedules: daysInWeek.map((dayInWeek) => ({
    dayInWeek,
    isActive: schedule.weeklySlots[dayInWeek].length > 0,
    timeSlots: slots.map(({ id: slotId, shownFrom: startTime, shownUntil: endTime }) => ({
      slotId,
      startTime,
      endTime,
      isEnable: isSlotEnabled(schedule.weeklySlots, { dayInWeek, slotId }),
    })),
  })),
  HolidayProfile: schedule.blackouts.map((blackout) =>
    blackout.kind === 'wholeDays'
      ? { date: blackout.firstDay, dateTo: blackout.lastDay, startTime: null, endTime: null }
      : {
          date: blackout.day,
          dateTo: blackout.day,
          startTime: instantOf(blackout.day, blackout.startMinute),
          endTime: instantOf(blackout.day, blackout.endMinute),
        },
  ),
  TravelDistance: {
    minDistanceToTravel: schedule.travel.oneHourKm,
    maxDistanceToTravel: schedule.travel.longerKm,
    unit: 'KM' as const,
  },
});
