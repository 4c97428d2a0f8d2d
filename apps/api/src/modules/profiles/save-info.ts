import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { ownProfileRepository } from './own-profile/own-profile.repository.ts';
import type { OwnInfoRecord, SavedInfo } from './own-profile/own-profile.repository.ts';

/** Saves the personal data of a provider (Y-R01). A trigger draws a point for a new home, from which the search measures. */
export const saveInfo = (
  database: Database,
  providerId: number,
  info: SavedInfo,
): Promise<Result<OwnInfoRecord, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    const own = ownProfileRepository(transaction);
    await own.saveInfo(providerId, info);
    const saved = await own.findInfo(providerId);
    return saved === undefined ? fail('object_does_not_exist') : ok(saved);
  });
