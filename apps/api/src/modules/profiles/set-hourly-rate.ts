import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { checkHourlyRate } from '@repo/domain/money/hourly-rate';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { providerRepository } from './provider.repository.ts';

/** An operator's decision: $58 to $500 an hour. What is booked keeps the price it was booked at. */
export async function setHourlyRate(
  database: Database,
  providerId: number,
  rate: Cents,
): Promise<Result<void, ErrorCode>> {
  const checked = checkHourlyRate(rate);
  if (!checked.ok) return checked;
  const isSet = await providerRepository(database).setHourlyRate(providerId, checked.value);
  return isSet ? ok(undefined) : fail('object_does_not_exist');
}
