import type { ProviderInfo, ProviderInfoUpdate } from '@repo/contracts/profiles/provider-info';
import { providerInfoRules } from '@repo/domain/account/provider-info-rules';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { failedFields } from '@repo/domain/field/failed-fields';
import { homeCodeOf } from '../../model/check-home.ts';

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

/** Returns the error codes by field (S3§5). */
export const checkInfo = ({
  home,
  ...texts
}: InfoValues): Partial<Record<keyof InfoValues, ErrorCode | undefined>> => ({
  ...failedFields(providerInfoRules, texts),
  home: homeCodeOf(home),
});

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
