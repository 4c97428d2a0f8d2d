import { travelLimits } from '@repo/domain/limits';
import { slots } from '@repo/domain/schedule/slots';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { DayInWeek } from '@repo/domain/time/calendar-day';
import { z } from 'zod';
import { id } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayInWeek[];

const slotId = z.literal(slots.map((slot) => slot.id));

/** The times of a slot go with its id: they are there to be shown (S3§9). */
const workingDay = z.object({
  dayInWeek: z.literal(daysInWeek),
  isActive: z.boolean(),
  timeSlots: z.array(z.object({ slotId, startTime: z.string(), endTime: z.string(), isEnable: z.boolean() })),
});

const kilometres = z.int().min(travelLimits.sliderKm.from).max(travelLimits.sliderKm.to);

/**
 * For bookings of one hour, and of two hours and more; whether they fit together is the rule's to say
 * (W-R05).
 */
const travelDistance = z.object({
  minDistanceToTravel: kilometres,
  maxDistanceToTravel: kilometres,
  unit: z.literal('KM'),
});

/** Without times the days are blacked out entirely (S3§3). */
const blackout = z.object({
  date: eventDate,
  dateTo: eventDate,
  startTime: epochSeconds.nullable(),
  endTime: epochSeconds.nullable(),
});

/** The schedule as it is read (S3§3); without stored distances the sliders show their default. */
export const workingSchedule = z.object({
  SBUserId: id,
  WorkingSchedules: z.array(workingDay),
  HolidayProfile: z.array(blackout),
  TravelDistance: travelDistance.nullable(),
});
export type WorkingSchedule = z.output<typeof workingSchedule>;

const namesEachOnce = <Item>(items: readonly Item[], name: (item: Item) => number): boolean =>
  new Set(items.map(name)).size === items.length;

const sentDay = workingDay.extend({
  timeSlots: z
    .array(
      z.object({
        slotId,
        startTime: notRead,
        endTime: notRead,
        isEnable: z.boolean(),
      }),
    )
    .max(slots.length)
    .refine((sent) => namesEachOnce(sent, (slot) => slot.slotId), { error: 'invalid_input' }),
});

const calendarDay = eventDate.refine((day) => parseCalendarDay(day).ok, { error: 'invalid_input' });

/** A form leaves a time out in three ways: not there, null or an empty text (S3§3). */
const optionalTime = z
  .union([epochSeconds, z.literal(''), z.null()])
  .optional()
  .transform((given) => (typeof given === 'number' ? given : null));

/** Rows of the blackout table, generously: one for each day of two years. */
const mostBlackouts = 732;

/** The schedule as it is saved (W-R06): what it holds replaces what was there. */
export const workingScheduleUpdate = z.object({
  SBUserId: id.optional(),
  WorkingSchedules: z
    .array(sentDay)
    .max(daysInWeek.length)
    .refine((sent) => namesEachOnce(sent, (day) => day.dayInWeek), { error: 'invalid_input' }),
  HolidayProfile: z
    .array(
      z.object({
        date: calendarDay,
        dateTo: calendarDay.nullish(),
        startTime: optionalTime,
        endTime: optionalTime,
      }),
    )
    .max(mostBlackouts),
  TravelDistance: travelDistance,
});
export type WorkingScheduleUpdate = z.input<typeof workingScheduleUpdate>;
