import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { checkPhotoUse } from '@repo/domain/upload/add-to-profile';
import type { Database } from '../../../database/schema.ts';
import { usablePhotosIn } from '../../galleries/galleries.module.ts';
import type { UsablePhoto } from '../../galleries/galleries.module.ts';

/** Checks whether the hosts of photos permit them on a profile now. */
export function checkPhotoUses(photos: readonly UsablePhoto[], nowSeconds: number): Result<void, ErrorCode> {
  for (const { eventEndsAt, isMarketingAllowed, isEarlyUseAllowed } of photos) {
    const use = {
      eventEndsAtSeconds: secondsOf(eventEndsAt),
      hasMarketingConsent: isMarketingAllowed,
      isEarlyUseAllowed,
    };
    const allowed = checkPhotoUse(use, nowSeconds);
    if (!allowed.ok) return allowed;
  }
  return ok(undefined);
}

/** Checks a file by its content: it may be a photo of an event of the provider. */
export const checkContentUse = async (
  database: Database,
  providerId: number,
  contentHash: string,
  nowSeconds: number,
): Promise<Result<void, ErrorCode>> =>
  checkPhotoUses(await usablePhotosIn(database).listByContent(providerId, contentHash), nowSeconds);
