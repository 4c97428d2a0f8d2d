import { contractCall, serverData } from '@repo/api-client/server-data';
import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import { brand } from '@repo/domain/brand';
import { sizedImageOf, srcSetOf } from '@repo/ui/media/sized-image';
import type { SizedImage } from '@repo/ui/media/sized-image';

const profileKey = `GET /api/v1/${brand.slug}/Profile/ViewProfile/:id` as const;

export type HostReview = {
  readonly id: number;
  readonly hostName: string;
  readonly stars: number;
  readonly feedback: string;
  /** The provider's public reply. */
  readonly reply: string | null;
};

/** The public profile of a provider (D-R12). */
export type ProviderProfile = {
  readonly id: number;
  readonly firstName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly portrait: SizedImage | null;
  /** Null without reviews: N/A. */
  readonly rating: number | null;
  readonly deviceName: string | null;
  readonly images: readonly SizedImage[];
  readonly additionalEquipment: string;
  readonly additionalLanguage: string | null;
  readonly reviews: readonly HostReview[];
};

/** Converts a profile of the API; without a portfolio, the first name is shown. */
function providerProfileOf(profile: PublicProfile): ProviderProfile {
  const [portfolio] = profile.sbportfolios;
  const portrait = portfolio?.profileImageUrl ?? '';
  const profileName = portfolio?.profileName ?? '';
  return {
    id: profile.id,
    firstName: profile.firstName,
    profileName: profileName.trim() === '' ? profile.firstName : profileName,
    bio: portfolio?.bio ?? '',
    portrait:
      portrait === '' ? null : { src: portrait, srcSet: srcSetOf(portfolio?.profileImageSizes ?? []) },
    rating: profile.averageReview,
    deviceName: profile.device?.deviceName ?? null,
    images: (portfolio?.gallery ?? []).map(sizedImageOf),
    additionalEquipment: portfolio?.additionalEquipment ?? '',
    additionalLanguage: portfolio?.language ?? null,
    reviews: profile.reviews.map(({ id, user, reviews, feedback, reply }) => ({
      id,
      hostName: `${user.firstName} ${user.lastName}`.trim(),
      stars: reviews,
      feedback,
      reply,
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
