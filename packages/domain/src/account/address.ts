import type { ErrorCode } from '../errors/error-catalogue.ts';
import { isOnMap } from '../matching/coordinates.ts';
import { fail, ok, type Result } from '../result.ts';

export type Place = {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Requires an address with coordinates, which only a suggestion has (S3§5). */
export function checkPlace(place: Place): Result<Place, ErrorCode> {
  const { address, latitude, longitude } = place;
  if (address.trim() === '') return fail('this_field_is_required');
  const isResolved = latitude !== null && longitude !== null && isOnMap({ latitude, longitude });
  return isResolved ? ok(place) : fail('invalid_location');
}

type AddressEntry = {
  readonly saved: string;
  readonly entered: string;
  readonly isPickedFromSuggestions: boolean;
};

/** Accepts the saved address, or another one that was picked from the suggestions (S2§5). */
export function checkAddressChange(entry: AddressEntry): Result<string, ErrorCode> {
  const entered = entry.entered.trim();
  if (entered === '') return fail('this_field_is_required');
  const isValid = entered === entry.saved.trim() || entry.isPickedFromSuggestions;
  return isValid ? ok(entered) : fail('please_select_diffrent_address');
}
