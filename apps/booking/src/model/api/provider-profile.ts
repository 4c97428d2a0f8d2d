import { contractCall, serverData } from '@repo/api-client/server-data';
import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import { brand } from '@repo/domain/brand';

const profileKey = `GET /api/v1/${brand.slug}/Profile/ViewProfile/:id` as const;

export type HostReview = {
  readonly hostName: string;
  readonly stars: number;
  readonly feedback: string;
};

/** A provider as everybody sees them (D-R12). */
export type ProviderProfile = {
  readonly id: number;
  readonly firstName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly portraitUrl: string | null;
  /** Nobody has reviewed them yet: N/A. */
  readonly rating: number | null;
  readonly deviceName: string | null;
  readonly imageUrls: readonly string[];
  readonly additionalEquipment: string;
  readonly additionalLanguage: string | null;
  readonly reviews: readonly HostReview[];
};

/** The profile in our words; whoever has no portfolio yet is shown under the first name. */
function providerProfileOf(profile: PublicProfile): ProviderProfile {
  const [portfolio] = profile.sbportfolios;
  const portrait = portfolio?.profileImageUrl ?? '';
  const profileName = portfolio?.profileName ?? '';
  return {
    id: profile.id,
    firstName: profile.firstName,
    profileName: profileName.trim() === '' ? profile.firstName : profileName,
    bio: portfolio?.bio ?? '',
    portraitUrl: portrait === '' ? null : portrait,
    rating: profile.averageReview,
    deviceName: profile.device?.deviceName ?? null,
    imageUrls: (portfolio?.gallery ?? []).map(({ imageUrl }) => imageUrl),
    additionalEquipment: portfolio?.additionalEquipment ?? '',
    additionalLanguage: portfolio?.language ?? null,
    reviews: profile.reviews.map(({ user, reviews, feedback }) => ({
      hostName: `${user.firstName} ${user.lastName}`.trim(),
      stars: reviews,
      feedback,
    })),
  };
}

const providerProfile = serverData.injectEndpoints({
  endpoints: (build) => ({
    providerProfile: build.query<ProviderProfile, string>({
      query: (id) => contractCall(profileKey, { params: { id } }),
      transformResponse: providerProfileOf,
    }),
  }),
});

export const { useProviderProfileQuery } = providerProfile;
