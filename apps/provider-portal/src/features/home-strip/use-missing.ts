import { missingForBooking } from '@repo/domain/portfolio/booking-readiness';
import type { MissingForBooking } from '@repo/domain/portfolio/booking-readiness';
import { useAccountId } from '@repo/session/session/use-account-id';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useOwnInfoQuery } from '../../model/api/own-info.ts';
import { useOwnPortfolioQuery } from '../../model/api/own-profile.ts';
import { useOwnScheduleQuery } from '../../model/api/own-schedule.ts';
import { scheduleOfWire } from '../../model/schedule-of-wire.ts';

/** Returns what the provider still has to do before hosts can find them; undefined while it is loaded. */
export function useMissing(): readonly MissingForBooking[] | undefined {
  const providerId = useAccountId();
  const queries = {
    portfolio: useOwnPortfolioQuery(providerId),
    info: useOwnInfoQuery(providerId),
    schedule: useOwnScheduleQuery(providerId),
  };
  if (Object.values(queries).some(isFirstLoad)) return undefined;
  const [portfolio, info, schedule] = [queries.portfolio.data, queries.info.data, queries.schedule.data];
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
