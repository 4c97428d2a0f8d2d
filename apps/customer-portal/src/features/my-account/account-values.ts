import type { AccountInfo } from '@repo/contracts/account/account-info';
import { accountRules } from '@repo/domain/account/account-rules';
import { checkAddressChange } from '@repo/domain/account/address';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hasCoordinates } from '@repo/domain/event/event-setup';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { failedFields } from '@repo/domain/field/failed-fields';
import type { AccountChange } from '../../model/save-account.ts';

type Texts = Readonly<Record<keyof typeof accountRules, string>>;

/** What a host may change in the account. */
export type AccountValues = Texts & { readonly address: EventLocation };

/** Returns the values of the form; an incomplete account has empty fields. */
export const accountValuesOf = (info: AccountInfo): AccountValues => ({
  firstName: info.firstName,
  lastName: info.lastName,
  phoneNumber: info.phoneNumber ?? '',
  address: {
    address: info.currentAddress ?? '',
    coordinates:
      info.latitude === null || info.longitude === null
        ? null
        : { latitude: info.latitude, longitude: info.longitude },
    postalCode: info.postalCode,
  },
  city: info.city ?? '',
  postalCode: info.postalCode ?? '',
  province: info.province ?? '',
  country: info.country ?? '',
});

/** Returns the errors by field; only the saved address and suggestions have coordinates (S2§5). */
export function checkAccount(
  values: AccountValues,
  saved: string,
): Partial<Record<keyof AccountValues, ErrorCode>> {
  const checked = checkAddressChange({
    saved,
    entered: values.address.address,
    isPickedFromSuggestions: hasCoordinates(values.address),
  });
  return { ...failedFields(accountRules, values), ...(checked.ok ? {} : { address: checked.failure }) };
}

/** Returns the body of a save, with each text as its rule stores it: phone numbers without spaces. */
export function accountChangeOf(id: number, values: AccountValues) {
  const stored = (name: keyof Texts): string => {
    const checked = accountRules[name](values[name]);
    return checked.ok ? checked.value : values[name];
  };
  const { address, coordinates } = values.address;
  return {
    id,
    firstName: stored('firstName'),
    lastName: stored('lastName'),
    phoneNumber: stored('phoneNumber'),
    currentAddress: address.trim(),
    ...coordinates,
    city: stored('city'),
    postalCode: stored('postalCode'),
    province: stored('province'),
    country: stored('country'),
  } satisfies AccountChange;
}
