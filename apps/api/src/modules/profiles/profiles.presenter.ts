import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import type { PresentImage } from '../../files/images/portfolio-image.ts';
import type { ProfileRecord } from './profiles.repository.ts';

/** Presents the public profile of a provider (D-R12), without home, phone numbers and email. */
export const presentProfile = (profile: ProfileRecord, presentImage: PresentImage): PublicProfile => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  averageReview: profile.ratingHundredths === null ? null : profile.ratingHundredths / 100,
  device: profile.device,
  sbportfolios: [
    {
      profileImageUrl: photoOf(profile, presentImage)?.imageUrl ?? '',
      profileImageSizes: photoOf(profile, presentImage)?.sizes ?? [],
      profileName: profile.profileName,
      bio: profile.bio,
      gallery: profile.imageNames.map((name) => presentImage(name, profile.imageSizes)),
      additionalEquipment: profile.additionalEquipment,
      language: profile.additionalLanguage,
    },
  ],
  reviews: profile.reviews.map(({ id, firstName, lastName, stars, feedback, reply }) => ({
    id,
    user: { firstName, lastName },
    reviews: stars,
    feedback,
    reply,
  })),
});

const photoOf = ({ photoName, imageSizes }: ProfileRecord, presentImage: PresentImage) =>
  photoName === null ? undefined : presentImage(photoName, imageSizes);
