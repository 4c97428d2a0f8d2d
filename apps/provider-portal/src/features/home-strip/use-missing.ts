import { missingForBooking } from '@repo/domain/portfolio/booking-readiness';
import type { MissingForBooking } from '@repo/domain/portfolio/booking-readiness';
import { useOwnInfoQuery } from '../../model/api/own-info.ts';
import { useOwnPortfolioQuery } from '../../model/api/own-profile.ts';
import { useOwnScheduleQuery } from '../../model/api/own-schedule.ts';
import { scheduleOfWire } from '../../model/schedule-of-wire.ts';
import { useProviderId } from '../../model/use-provider-id.ts';

/** Returns what the provider still has to do before hosts can find them; nothing until it is known. */
export function useMissing(): readonly MissingForBooking[] {
  const providerId = useProviderId();
  const { data: portfolio } = useOwnPortfolioQuery(providerId);
  const { data: info } = useOwnInfoQuery(providerId);
  const { data: schedule } = useOwnScheduleQuery(providerId);
  if (portfolio === undefined || info === undefined || schedule === undefined) return [];
  return missingForBooking({
    profile: {
      imageCount: portfolio.gallery.length,
      hasPhoto: portfolio.profileImageUrl !== null,
      name: portfolio.profileName,
      bio: portfolio.bio,
    },
    weeklySlots: scheduleOfWire(schedule).weeklySlots,
    hasHome: info.Location.some(({ currentLocation }) => currentLocation.trim() !== ''),
  });
}
