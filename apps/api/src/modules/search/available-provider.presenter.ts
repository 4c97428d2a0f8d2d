import type { AlternativeTime } from '@repo/contracts/matching/find-available-providers';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { Alternative } from '@repo/domain/matching/nearest-alternatives';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { PresentImage } from '../../files/images/portfolio-image.ts';
import type { AvailableProviderRecord } from './search.repository.ts';

/** Presents a card of the booking page (D-R11): `images` are file names, the galleries contain their URLs. */
export const presentAvailableProvider = (
  provider: AvailableProviderRecord,
  presentImage: PresentImage,
): AvailableProvider => ({
  id: provider.id,
  firstName: provider.firstName,
  lastName: provider.lastName,
  hourlyRate: dollarsOf(cents(provider.hourlyRateCents)),
  averageReview: provider.ratingHundredths === 0 ? null : provider.ratingHundredths / 100,
  device: provider.deviceName === null ? null : { deviceName: provider.deviceName },
  images: [...provider.imageNames],
  sbportfolioGalleries: provider.imageNames.map((name) => ({
    profileImageUrl: presentImage(provider.photoName, {}).imageUrl,
    profileName: provider.profileName,
    bio: provider.bio,
    ...presentImage(name, provider.imageSizes),
  })),
});

export const presentAlternative = ({ eventDate, startsAtSeconds, count }: Alternative): AlternativeTime => ({
  eventDate,
  startTime: startsAtSeconds,
  count,
});
