import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import type { PresentImage } from '../../files/images/portfolio-image.ts';
import type { ProfileRecord } from './profiles.repository.ts';

/** Returns the public profile of a provider (D-R12): no home address, phone number or email. */
export function presentProfile(profile: ProfileRecord, presentImage: PresentImage): PublicProfile {
  const { photoName, imageSizes } = profile;
  const photo = photoName === null ? undefined : presentImage(photoName, imageSizes);
  return {
    id: profile.id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    averageReview: profile.ratingHundredths === null ? null : profile.ratingHundredths / 100,
    device: profile.device,
    sbportfolios: [
      {
        profileImageUrl: photo?.imageUrl ?? '',
        profileImageSizes: photo?.sizes ?? [],
        profileName: profile.profileName,
        bio: profile.bio,
        gallery: profile.imageNames.map((name) => presentImage(name, imageSizes)),
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
  };
}
