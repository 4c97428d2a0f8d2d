import { fileLimits } from '@repo/domain/limits';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import {
  checkImageCount,
  checkPortfolioImage,
  checkProfilePhoto,
} from '@repo/domain/portfolio/portfolio-images';
import { countAnnounced, planImages } from '@repo/domain/portfolio/plan-images';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { publicPathOf } from '../../../ports/blob-store.ts';
import type { StagedFile } from '../../../ports/blob-store.ts';
import { portfolioRepository } from '../portfolio.repository.ts';
import type { PortfolioTexts, StoredImageRecord } from '../portfolio.repository.ts';
import { providerRepository } from '../provider.repository.ts';

/** An uploaded image with the name that the form uses for it. */
export type UploadedImage = StagedFile & { readonly fileName: string };

/** The text fields of the form (S3§3). */
export type PortfolioFields = Omit<PortfolioTexts, 'photoName'> & {
  readonly deviceId: number;
  readonly additionalLanguage: string | null;
  readonly deletedIds: readonly number[];
  readonly places: Parameters<typeof countAnnounced>[1];
};

export type SentPortfolio = PortfolioFields & {
  /** Undefined: the stored photo stays. */
  readonly photo: UploadedImage | undefined;
  readonly images: readonly UploadedImage[];
};

/** A refusal, with the name of the file that is at fault. */
export type PortfolioRefusal = { readonly code: ErrorCode; readonly fileName?: string };

const storedImages = async (database: Database, providerId: number) =>
  (await portfolioRepository(database).listImages(providerId)).map((image) => ({
    ...image,
    address: publicPathOf('portfolio', image.fileName),
  }));

/** Refuses a form by its texts, before any of its files arrives. */
export async function checkPortfolioFields(
  database: Database,
  providerId: number,
  { deviceId, deletedIds, places }: PortfolioFields,
): Promise<Result<void, ErrorCode>> {
  if (!(await providerRepository(database).mayHaveDevice(providerId, deviceId))) return fail('invalid_input');
  const stored = await storedImages(database, providerId);
  const kept = stored.filter(({ id }) => !deletedIds.includes(id));
  const count = kept.length + countAnnounced(stored, places);
  return count > fileLimits.portfolioImages.to ? fail('portfolio_is_full') : ok(undefined);
}

/** Refuses files whose names are of no accepted type (X-R03, X-R04). */
export function findWrongName({ photo, images }: SentPortfolio): PortfolioRefusal | undefined {
  const checks = [
    ...(photo === undefined ? [] : [{ fileName: photo.fileName, check: checkProfilePhoto(photo.fileName) }]),
    ...images.map(({ fileName }) => ({ fileName, check: checkPortfolioImage(fileName) })),
  ];
  const [wrong] = checks.flatMap(({ fileName, check }) =>
    check.ok ? [] : [{ code: check.failure, fileName }],
  );
  return wrong;
}

/** What a save changes. */
export type PortfolioPlan = {
  readonly images: readonly (StoredImageRecord | (UploadedImage & { readonly contentHash: string }))[];
  readonly storedPhoto: string | null;
  /** The stored files that the portfolio shows no more. */
  readonly replacedFiles: readonly string[];
};

/** Plans a save by what is stored now. */
export async function planPortfolio(
  database: Database,
  providerId: number,
  { photo, images: added, deviceId, deletedIds, places }: SentPortfolio,
): Promise<Result<PortfolioPlan, ErrorCode>> {
  if (!(await providerRepository(database).mayHaveDevice(providerId, deviceId))) return fail('invalid_input');
  const storedPhoto = await portfolioRepository(database).findPhotoName(providerId);
  if (photo === undefined && storedPhoto === null) return fail('please_upload_profile_picture');
  const stored = await storedImages(database, providerId);
  const images = planImages(stored, {
    deletedIds,
    places,
    added: added.map((image) => ({ ...image, contentHash: image.sha256 })),
  });
  const count = checkImageCount(images.length);
  if (!count.ok) return count;
  const deleted = stored.filter(({ id }) => deletedIds.includes(id)).map(({ fileName }) => fileName);
  return ok({
    images,
    storedPhoto,
    replacedFiles: photo === undefined || storedPhoto === null ? deleted : [...deleted, storedPhoto],
  });
}
