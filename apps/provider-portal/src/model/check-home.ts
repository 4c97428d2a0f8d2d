import { checkPlace } from '@repo/domain/account/address';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventLocation } from '@repo/domain/event/event-setup';

/** Returns the error code of a home; only an address from the suggestions has coordinates (S3§5). */
export function homeCodeOf({ address, coordinates }: EventLocation): ErrorCode | undefined {
  const { latitude = null, longitude = null } = coordinates ?? {};
  const checked = checkPlace({ address, latitude, longitude });
  return checked.ok ? undefined : checked.failure;
}
