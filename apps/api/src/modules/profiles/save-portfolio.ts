import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkImageCount } from '@repo/domain/portfolio/portfolio-images';
import { portfolioRules } from '@repo/domain/portfolio/portfolio-rules';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { portfolioRepository } from './portfolio.repository.ts';
import type { PortfolioTexts } from './portfolio.repository.ts';
import { providerRepository } from './provider.repository.ts';

/** A portfolio whose files are in the public folder; images in the order of the grid. */
export type SavedPortfolio = PortfolioTexts & { readonly imageNames: readonly string[] };

/** Saves the whole portfolio of a provider: texts, photo and images (X-R02, X-R04, X-R05). */
export async function savePortfolio(
  database: Database,
  providerId: number,
  portfolio: SavedPortfolio,
): Promise<Result<void, ErrorCode>> {
  const profileName = portfolioRules.profileName(portfolio.profileName);
  const bio = portfolioRules.bio(portfolio.bio);
  const additionalEquipment = portfolioRules.additionalEquipment(portfolio.additionalEquipment);
  if (!profileName.ok) return profileName;
  if (!bio.ok) return bio;
  if (!additionalEquipment.ok) return additionalEquipment;
  if (portfolio.photoName === '') return fail('please_upload_profile_picture');
  return inTransaction(database, async (transaction) => {
    const saved = await savePortfolioImages(transaction, providerId, portfolio.imageNames);
    if (!saved.ok) return saved;
    await portfolioRepository(transaction).save(providerId, {
      profileName: profileName.value,
      bio: bio.value,
      additionalEquipment: additionalEquipment.value,
      photoName: portfolio.photoName,
    });
    return ok(undefined);
  });
}

/** Replaces the images alone, by the names of their files, in the order of the grid (X-R04, A-05). */
export async function savePortfolioImages(
  database: Database,
  providerId: number,
  imageNames: readonly string[],
): Promise<Result<void, ErrorCode>> {
  const count = checkImageCount(new Set(imageNames).size);
  if (!count.ok) return count;
  if (count.value !== imageNames.length) return fail('files_already_uploaded');
  return inTransaction(database, async (transaction) => {
    if (!(await providerRepository(transaction).lock(providerId))) return fail('object_does_not_exist');
    await portfolioRepository(transaction).replaceImages(providerId, imageNames);
    return ok(undefined);
  });
}
