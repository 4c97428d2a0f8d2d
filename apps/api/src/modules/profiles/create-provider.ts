import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { isOnMap } from '@repo/domain/matching/coordinates';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import type { Cents } from '@repo/domain/money/cents';
import { checkHourlyRate } from '@repo/domain/money/hourly-rate';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { findTravelDistanceIssues, travelDistanceOfApplication } from '@repo/domain/schedule/travel-distance';
import { noSlot } from '@repo/domain/schedule/weekly-slots';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../database/schema.ts';
import { providerRepository } from './provider.repository.ts';

/** The data of an approved application and its new account. */
export type ApprovedProvider = {
  readonly accountId: number;
  readonly home: Coordinates & { readonly address: string };
  readonly travelKm: number;
  readonly deviceId: number | null;
  readonly phoneNumber: string;
  readonly hourlyRate: Cents;
};

/** Creates the provider of an account, without schedule and portfolio and therefore unlisted. */
export async function createProvider(
  database: Database,
  approved: ApprovedProvider,
  nowSeconds: number,
): Promise<Result<void, ErrorCode>> {
  const { accountId, home, deviceId, phoneNumber } = approved;
  const rate = checkHourlyRate(approved.hourlyRate);
  const travel = travelDistanceOfApplication(approved.travelKm);
  if (!rate.ok) return rate;
  if (findTravelDistanceIssues(travel).length > 0) return fail('invalid_input');
  if (home.address.trim() === '' || !isOnMap(home)) return fail('invalid_location');
  await providerRepository(database).add({
    accountId,
    homeAddress: home.address.trim(),
    latitude: home.latitude,
    longitude: home.longitude,
    travel,
    hourlyRateCents: rate.value,
    deviceId,
    phoneNumber,
    weeklySlots: noSlot,
    createdAt: dateOf(nowSeconds),
  });
  return ok(undefined);
}
