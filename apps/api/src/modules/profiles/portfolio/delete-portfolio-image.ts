import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import { portfolioRepository } from '../portfolio.repository.ts';
import { providerRepository } from '../provider.repository.ts';
import { removeUnusedImagesJob } from './remove-unused-images.ts';

/** Deletes an image, also below the six that a search asks for: the provider is then not found (X-R06, A-33). */
export const deletePortfolioImage = (
  { database, enqueue }: { readonly database: Database; readonly enqueue: EnqueueJob },
  providerId: number,
  imageId: number,
): Promise<Result<null, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    await providerRepository(transaction).lock(providerId);
    const name = await portfolioRepository(transaction).deleteImage(providerId, imageId);
    if (name === undefined) return fail('object_does_not_exist');
    await enqueue(transaction, removeUnusedImagesJob, { providerId, names: [name] });
    return ok(null);
  });
