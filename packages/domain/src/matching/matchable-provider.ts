import { fileLimits } from '../limits.ts';
import type { ProviderSchedule } from '../schedule/provider-schedule.ts';
import type { TravelDistance } from '../schedule/travel-distance.ts';
import type { TimeRange } from '../time/time-range.ts';
import type { Coordinates } from './coordinates.ts';

/** The data of a provider that matching needs. */
export type MatchableProvider = {
  readonly id: number;
  readonly isActive: boolean;
  readonly isEmailVerified: boolean;
  readonly profile: MatchableProfile;
  /** The point that distances are measured from: near the home, never the home itself. */
  readonly searchPoint: Coordinates;
  readonly travel: TravelDistance;
  readonly schedule: ProviderSchedule;
  /** Held, pending and accepted bookings, without the buffer. */
  readonly booked: readonly TimeRange[];
  /** Null until the first review. */
  readonly averageRating: number | null;
};

export type MatchableProfile = {
  readonly imageCount: number;
  readonly hasPhoto: boolean;
  readonly name: string;
  readonly bio: string;
};

/** Whether a profile has at least six images, a photo, a name and a bio (A-33, X-R04, X-R05). */
export const isProfileComplete = ({ imageCount, hasPhoto, name, bio }: MatchableProfile): boolean =>
  imageCount >= fileLimits.portfolioImages.from && hasPhoto && name.trim() !== '' && bio.trim() !== '';

/** Whether a provider is offered to hosts at all. Payouts need not be connected. */
export const isListed = (provider: MatchableProvider): boolean =>
  provider.isActive && provider.isEmailVerified && isProfileComplete(provider.profile);
