import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import type { ProviderInfo } from '@repo/contracts/profiles/provider-info';
import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import { slots } from '@repo/domain/schedule/slots';
import { isSlotEnabled } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc, type DayInWeek } from '@repo/domain/time/calendar-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { OwnInfoRecord, OwnPortfolioRecord, OwnScheduleRecord } from './own-profile.repository.ts';

/** Before the first save the texts are empty and the rest is null (S3§3). */
export const presentPortfolio = (
  portfolio: OwnPortfolioRecord,
  addressOf: (fileName: string) => string,
): Portfolio => ({
  sbuserId: portfolio.id,
  profileName: portfolio.profileName ?? '',
  bio: portfolio.bio ?? '',
  profileImageUrl: portfolio.photoName === null ? null : addressOf(portfolio.photoName),
  device: portfolio.device,
  language: portfolio.additionalLanguage,
  additionalEquipment: portfolio.additionalEquipment ?? '',
  gallery: portfolio.images.map(({ id, fileName, displayOrder }) => ({
    id,
    imageUrl: addressOf(fileName),
    displayOrder,
  })),
});

/** A provider has one home, which goes by the provider's own id. */
export const presentInfo = (info: OwnInfoRecord): ProviderInfo => ({
  id: info.id,
  firstName: info.firstName,
  lastName: info.lastName,
  email: info.email,
  phoneNumber: info.phoneNumber,
  secondaryPhoneNumber: info.secondaryPhoneNumber,
  emergencyContactName: info.emergencyContactName,
  emergencyContactNumber: info.emergencyContactNumber,
  hstNumber: info.hstNumber,
  Location: [
    {
      id: info.id,
      sbUserId: info.id,
      currentLocation: info.homeAddress,
      latitude: info.latitude,
      longitude: info.longitude,
    },
  ],
});

const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayInWeek[];

/** A day is active while any slot of it is on; times of blackouts are instants, days midnights in UTC. */
export const presentSchedule = ({
  id,
  weeklySlots,
  oneHourKm,
  longerKm,
  blackouts,
}: OwnScheduleRecord): WorkingSchedule => ({
  SBUserId: id,
  WorkingSchedules: daysInWeek.map((dayInWeek) => ({
    dayInWeek,
    isActive: weeklySlots[dayInWeek].length > 0,
    timeSlots: slots.map((slot) => ({
      slotId: slot.id,
      startTime: slot.shownFrom,
      endTime: slot.shownUntil,
      isEnable: isSlotEnabled(weeklySlots, { dayInWeek, slotId: slot.id }),
    })),
  })),
  HolidayProfile: blackouts.map(({ firstDay, lastDay, startMinute, endMinute }) => {
    const day = calendarDayInUtc(firstDay * secondsPerDay);
    return {
      date: day,
      dateTo: lastDay * secondsPerDay,
      startTime: startMinute === null ? null : instantOf(day, startMinute),
      endTime: endMinute === null ? null : instantOf(day, endMinute),
    };
  }),
  TravelDistance: { minDistanceToTravel: oneHourKm, maxDistanceToTravel: longerKm, unit: 'KM' },
});
