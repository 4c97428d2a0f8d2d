import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import type { ProfileRecord } from './profiles.repository.ts';

/** A provider as everybody sees them (D-R12): nothing of the home, the numbers or the e-mail. */
export const presentProfile = (
  profile: ProfileRecord,
  addressOf: (fileName: string) => string,
): PublicProfile => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  averageReview: profile.ratingHundredths === null ? null : profile.ratingHundredths / 100,
  device: profile.device,
  sbportfolios: [
    {
      profileImageUrl: profile.photoName === null ? '' : addressOf(profile.photoName),
      profileName: profile.profileName,
      bio: profile.bio,
      gallery: profile.imageNames.map((name) => ({ imageUrl: addressOf(name) })),
      additionalEquipment: profile.additionalEquipment,
      language: profile.additionalLanguage,
    },
  ],
  reviews: profile.reviews.map(({ firstName, lastName, stars, feedback }) => ({
    user: { firstName, lastName },
    reviews: stars,
    feedback,
  })),
});
