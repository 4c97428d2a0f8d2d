import type { ProviderInfo, ProviderInfoUpdate } from '@repo/contracts/profiles/provider-info';
import { providerInfoRules } from '@repo/domain/account/provider-info-rules';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hasCoordinates } from '@repo/domain/event/event-setup';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { failedFields } from '@repo/domain/field/failed-fields';

type Texts = Readonly<Record<keyof typeof providerInfoRules, string>>;

/** What a provider may change of the personal data. */
export type InfoValues = Texts & { readonly home: EventLocation };

/** Returns the values of the form. */
export function infoValuesOf(info: ProviderInfo): InfoValues {
  const [home] = info.Location;
  const { firstName, lastName, phoneNumber, emergencyContactName, emergencyContactNumber, hstNumber } = info;
  return {
    firstName,
    lastName,
    home: {
      address: home?.currentLocation ?? '',
      coordinates: home === undefined ? null : { latitude: home.latitude, longitude: home.longitude },
      postalCode: null,
    },
    phoneNumber,
    emergencyContactName,
    emergencyContactNumber,
    hstNumber,
  };
}

/** Returns the errors by field; only an address from the suggestions has coordinates (S3§5). */
export const checkInfo = ({ home, ...texts }: InfoValues): Partial<Record<keyof InfoValues, ErrorCode>> => ({
  ...failedFields(providerInfoRules, texts),
  ...homeCodes(home),
});

function homeCodes(home: EventLocation): { readonly home?: ErrorCode } {
  if (home.address.trim() === '') return { home: 'this_field_is_required' };
  return hasCoordinates(home) ? {} : { home: 'invalid_location' };
}

/** Returns the body of a save, with each text as its rule stores it: phone numbers without spaces. */
export function infoUpdateOf(values: InfoValues): ProviderInfoUpdate {
  const stored = (name: keyof Texts): string => {
    const checked = providerInfoRules[name](values[name]);
    return checked.ok ? checked.value : values[name];
  };
  const { address, coordinates } = values.home;
  return {
    firstName: stored('firstName'),
    lastName: stored('lastName'),
    phoneNumber: stored('phoneNumber'),
    emergencyContactName: stored('emergencyContactName'),
    emergencyContactNumber: stored('emergencyContactNumber'),
    hstNumber: stored('hstNumber'),
    Location: [{ currentLocation: address, ...coordinates }],
  };
}
