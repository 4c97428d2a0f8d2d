import { fileLimits } from '../limits.ts';
import { slotSelectionOf, type WeeklySlots } from '../schedule/weekly-slots.ts';

/** What can keep a provider out of every search, in the order in which it is best done. */
export type MissingForBooking = 'photo' | 'name' | 'bio' | 'images' | 'schedule' | 'home';

export type OwnProfile = {
  readonly imageCount: number;
  readonly hasPhoto: boolean;
  readonly name: string;
  readonly bio: string;
};

type Readiness = {
  readonly profile: OwnProfile;
  readonly weeklySlots: WeeklySlots;
  readonly hasHome: boolean;
};

/**
 * Returns what a provider still has to do before hosts can find and book them. An account that is signed in is
 * active and has a verified email, so neither is part of it.
 */
export function missingForBooking({
  profile,
  weeklySlots,
  hasHome,
}: Readiness): readonly MissingForBooking[] {
  const isDone: Readonly<Record<MissingForBooking, boolean>> = {
    photo: profile.hasPhoto,
    name: profile.name.trim() !== '',
    bio: profile.bio.trim() !== '',
    images: profile.imageCount >= fileLimits.portfolioImages.from,
    schedule: slotSelectionOf(weeklySlots) !== 'none',
    home: hasHome,
  };
  return (['photo', 'name', 'bio', 'images', 'schedule', 'home'] as const).filter((each) => !isDone[each]);
}
