import type { ErrorCode } from '../errors/error-catalogue.ts';
import { isOnMap } from '../matching/coordinates.ts';
import { fail, ok, type Result } from '../result.ts';

export type Place = {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** An address that was resolved to coordinates, which only a suggestion of the list is (S3§5). */
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

/** The address of a host: the saved one may stay, another one must be picked from the suggestions (S2§5). */
export function checkAddressChange(entry: AddressEntry): Result<string, ErrorCode> {
  const entered = entry.entered.trim();
  if (entered === '') return fail('this_field_is_required');
  const isSound = entered === entry.saved.trim() || entry.isPickedFromSuggestions;
  return isSound ? ok(entered) : fail('please_select_diffrent_address');
}
