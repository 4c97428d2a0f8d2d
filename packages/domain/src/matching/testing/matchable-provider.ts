import { bookingLimits, fileLimits } from '../../limits.ts';
import type { OwnProfile } from '../../portfolio/booking-readiness.ts';
import type { ProviderSchedule } from '../../schedule/provider-schedule.ts';
import type { TravelDistance } from '../../schedule/travel-distance.ts';
import type { TimeRange } from '../../time/time-range.ts';
import type { Coordinates } from '../coordinates.ts';

/** The data of a provider that decides whether a search finds it. The product's search has these rules in SQL. */
export type MatchableProvider = {
  readonly id: number;
  readonly isActive: boolean;
  readonly isEmailVerified: boolean;
  readonly profile: OwnProfile;
  /** The point that distances are measured from: near the home, never the home itself. */
  readonly searchPoint: Coordinates;
  readonly travel: TravelDistance;
  readonly schedule: ProviderSchedule;
  /** Held, pending and accepted bookings, without the buffer. */
  readonly booked: readonly TimeRange[];
  /** Null until the first review. */
  readonly averageRating: number | null;
};

/** Whether a profile has at least six images, a photo, a name and a bio (A-33, X-R04, X-R05). */
export const isProfileComplete = ({ imageCount, hasPhoto, name, bio }: OwnProfile): boolean =>
  imageCount >= fileLimits.portfolioImages.from && hasPhoto && name.trim() !== '' && bio.trim() !== '';

/** Whether a provider is offered to hosts at all. Payouts need not be connected. */
export const isListed = (provider: MatchableProvider): boolean =>
  provider.isActive && provider.isEmailVerified && isProfileComplete(provider.profile);

/** Returns how far a provider travels for a booking; a single hour has its own distance. */
export const travelRadiusKm = (travel: TravelDistance, durationHours: number): number =>
  durationHours < bookingLimits.minimumBilledHours ? travel.oneHourKm : travel.longerKm;
