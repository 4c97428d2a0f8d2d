import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import type { PortfolioForm } from '@repo/contracts/profiles/portfolio-form';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { failedFields } from '@repo/domain/field/failed-fields';
import { isSame } from '@repo/domain/is-same';
import { additionalLanguages } from '@repo/domain/portfolio/languages';
import { checkImageCount } from '@repo/domain/portfolio/portfolio-images';
import { portfolioRules } from '@repo/domain/portfolio/portfolio-rules';
import { gridOf, hasGridChanges, noEdits, placesOf } from './grid/grid-images.ts';
import type { GridEdits } from './grid/grid-images.ts';

export type PortfolioValues = {
  readonly photo: File | null;
  readonly profileName: string;
  readonly bio: string;
  readonly images: GridEdits;
  readonly deviceId: string;
  readonly language: string;
  readonly additionalEquipment: string;
};

/** Returns the values of the form; photo and images hold changes only. */
export const portfolioValuesOf = (portfolio: Portfolio): PortfolioValues => ({
  photo: null,
  profileName: portfolio.profileName,
  bio: portfolio.bio,
  images: noEdits,
  deviceId: portfolio.device === null ? '' : String(portfolio.device.id),
  language: portfolio.language ?? '',
  additionalEquipment: portfolio.additionalEquipment,
});

const withoutFiles = (values: PortfolioValues) => ({ ...values, photo: null, images: noEdits });

export const hasPortfolioChanges = (portfolio: Portfolio, values: PortfolioValues): boolean =>
  values.photo !== null ||
  hasGridChanges(portfolio.gallery, values.images) ||
  !isSame(withoutFiles(values), portfolioValuesOf(portfolio));

type Codes = Readonly<Partial<Record<keyof PortfolioValues, ErrorCode>>>;

/** Returns the errors by field (X-R03, X-R04, X-R05). */
export function checkPortfolio(portfolio: Portfolio, values: PortfolioValues): Codes {
  const { profileName, bio, additionalEquipment } = values;
  const grid = gridOf(portfolio.gallery, values.images);
  const count = checkImageCount(grid.length);
  const refused = grid.flatMap((image) => ('code' in image && image.code ? [image.code] : []))[0];
  const imagesCode = count.ok ? refused : count.failure;
  return {
    ...failedFields(portfolioRules, { profileName, bio, additionalEquipment }),
    ...(values.photo === null && portfolio.profileImageUrl === null
      ? { photo: 'please_upload_profile_picture' }
      : {}),
    ...(imagesCode === undefined ? {} : { images: imagesCode }),
    ...(values.deviceId === '' ? { deviceId: 'this_field_is_required' } : {}),
  };
}

/** Returns the form to send: texts, the new files, and the order of the grid (X-R02). */
export function sentPortfolioOf(portfolio: Portfolio, values: PortfolioValues) {
  const { photo, profileName, bio, images, deviceId, language, additionalEquipment } = values;
  const body: PortfolioForm = {
    sbUserId: String(portfolio.sbuserId),
    profileName,
    Bio: bio,
    deviceId,
    Language: additionalLanguages.find((offered) => offered === language) ?? '',
    additionalEquipment,
    isActive: 'true',
    displayOrderList: JSON.stringify(placesOf(gridOf(portfolio.gallery, images))),
  };
  const GalleryImages = images.added.map(({ key, file }) => new File([file], key, { type: file.type }));
  return { body, files: { GalleryImages, ProfileImage: photo === null ? [] : [photo] } };
}
