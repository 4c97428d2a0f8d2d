import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import type { ProviderInfo } from '@repo/contracts/profiles/provider-info';
import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { slots } from '@repo/domain/schedule/slots';
import { isSlotEnabled } from '@repo/domain/schedule/weekly-slots';
import type { DayInWeek } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { PresentImage } from '../../../files/images/portfolio-image.ts';
import type { ScheduleRecord } from '../schedule.repository.ts';
import type { OwnInfoRecord, OwnPortfolioRecord } from './own-profile.repository.ts';

/** Presents the portfolio; before the first save texts are empty and the rest is null (S3§3). */
export function presentPortfolio(portfolio: OwnPortfolioRecord, presentImage: PresentImage): Portfolio {
  const { photoName, images, imageSizes } = portfolio;
  const photo = photoName === null ? undefined : presentImage(photoName, imageSizes);
  return {
    sbuserId: portfolio.id,
    profileName: portfolio.profileName ?? '',
    bio: portfolio.bio ?? '',
    profileImageUrl: photo?.imageUrl ?? null,
    profileImageSizes: photo?.sizes ?? [],
    device: portfolio.device,
    language: portfolio.additionalLanguage,
    additionalEquipment: portfolio.additionalEquipment ?? '',
    gallery: images.map(({ id, fileName, displayOrder }) => ({
      id,
      displayOrder,
      ...presentImage(fileName, imageSizes),
    })),
  };
}

/** Presents personal data. The only location, the home, has the provider's id. */
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

/** Presents the schedule: blackout times as instants, days as midnights in UTC. A day with any slot is active. */
export const presentSchedule = ({ providerId, version, schedule }: ScheduleRecord): WorkingSchedule => ({
  SBUserId: providerId,
  version,
  WorkingSchedules: daysInWeek.map((dayInWeek) => ({
    dayInWeek,
    isActive: schedule.weeklySlots[dayInWeek].length > 0,
    timeSlots: slots.map((slot) => ({
      slotId: slot.id,
      startTime: slot.shownFrom,
      endTime: slot.shownUntil,
      isEnable: isSlotEnabled(schedule.weeklySlots, { dayInWeek, slotId: slot.id }),
    })),
  })),
  HolidayProfile: schedule.blackouts.map(presentBlackout),
  TravelDistance: {
    minDistanceToTravel: schedule.travel.oneHourKm,
    maxDistanceToTravel: schedule.travel.longerKm,
    unit: 'KM',
  },
});

function presentBlackout(blackout: Blackout): WorkingSchedule['HolidayProfile'][number] {
  if (blackout.kind === 'wholeDays')
    return { date: blackout.firstDay, dateTo: blackout.lastDay, startTime: null, endTime: null };
  const { day, startMinute, endMinute } = blackout;
  return {
    date: day,
    dateTo: day,
    startTime: instantOf(day, startMinute),
    endTime: instantOf(day, endMinute),
  };
}
