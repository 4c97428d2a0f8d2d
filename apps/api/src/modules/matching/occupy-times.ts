import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { WantedOccupancy } from './occupy-time.ts';

/** Takes the time of several providers, all or none of it; answers the ids in the order of what is wanted. */
export function occupyTimes(
  _transaction: Database,
  _wanted: readonly WantedOccupancy[],
  _nowSeconds: number,
): Promise<Result<readonly number[], ErrorCode>> {
  throw new Error('not yet');
}
