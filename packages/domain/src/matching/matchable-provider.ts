import { fileLimits } from '../limits.ts';
import type { ProviderSchedule } from '../schedule/provider-schedule.ts';
import type { TravelDistance } from '../schedule/travel-distance.ts';
import type { TimeRange } from '../time/time-range.ts';
import type { Coordinates } from './coordinates.ts';

/** What matching needs to know of a provider. */
export type MatchableProvider = {
  readonly id: number;
  readonly isActive: boolean;
  readonly isEmailVerified: boolean;
  readonly profile: MatchableProfile;
  readonly home: Coordinates;
  readonly travel: TravelDistance;
  readonly schedule: ProviderSchedule;
  /** Held, pending and accepted bookings, without the buffer. */
  readonly booked: readonly TimeRange[];
  /** Nothing while nobody has reviewed the provider. */
  readonly averageRating: number | null;
};

export type MatchableProfile = {
  readonly imageCount: number;
  readonly hasPhoto: boolean;
  readonly name: string;
  readonly bio: string;
};

/** A profile is complete with at least six images, a photo, a name and a bio (A-33, X-R04, X-R05). */
export const isProfileComplete = ({ imageCount, hasPhoto, name, bio }: MatchableProfile): boolean =>
  imageCount >= fileLimits.portfolioImages.from && hasPhoto && name.trim() !== '' && bio.trim() !== '';

/** Whether a provider is offered to hosts at all, whatever the event. Payouts may still be missing. */
export const isListed = (provider: MatchableProvider): boolean =>
  provider.isActive && provider.isEmailVerified && isProfileComplete(provider.profile);
