import { scheduleLimits, travelLimits } from '@repo/domain/limits';
import { slots } from '@repo/domain/schedule/slots';
import { daysInWeek, parseCalendarDay } from '@repo/domain/time/calendar-day';
import { z } from 'zod';
import { id } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

const slotId = z.literal(slots.map((slot) => slot.id));

/** The times belong to the slot's id and are only for display (S3§9). */
const workingDay = z.object({
  dayInWeek: z.literal(daysInWeek),
  isActive: z.boolean(),
  timeSlots: z.array(z.object({ slotId, startTime: z.string(), endTime: z.string(), isEnable: z.boolean() })),
});

const kilometres = z.int().min(travelLimits.distanceKm.from).max(travelLimits.distanceKm.to);

/** For bookings of one hour and of more. The rule checks that they fit together (W-R05). */
const travelDistance = z.object({
  minDistanceToTravel: kilometres,
  maxDistanceToTravel: kilometres,
  unit: z.literal('KM'),
});

/** Without times whole days are blacked out (S3§3). */
const blackout = z.object({
  date: eventDate,
  dateTo: eventDate,
  startTime: epochSeconds.nullable(),
  endTime: epochSeconds.nullable(),
});

/** Counts the saves; a save names the version that it changes. */
const version = z.int().positive();

/** The schedule as it is loaded (S3§3). Without stored distances the sliders show their default. */
export const workingSchedule = z.object({
  SBUserId: id,
  version,
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

/** A form omits a time in three ways: absent, null or empty (S3§3). */
const optionalTime = z
  .union([epochSeconds, z.literal(''), z.null()])
  .optional()
  .transform((given) => (typeof given === 'number' ? given : null));

/** The schedule as it is saved; it replaces the stored one (W-R06). */
export const workingScheduleUpdate = z.object({
  SBUserId: id.optional(),
  version,
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
    .max(scheduleLimits.blackoutDays),
  TravelDistance: travelDistance,
});
export type WorkingScheduleUpdate = z.input<typeof workingScheduleUpdate>;
