import { accountRules } from '@repo/domain/account/account-rules';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { latitude, longitude } from '../wire/event-fields.ts';
import { id, idParams } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { longestPhone, placeText, ruledText } from '../wire/texts.ts';

/** S2§3 "Customer account info". An incomplete account has empty fields. The newsletter can be cancelled. */
export const accountInfo = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  currentAddress: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string().nullable(),
  newsOptIn: z.boolean(),
});
export type AccountInfo = z.output<typeof accountInfo>;

/** The email is read-only: the page sends it back, and the server ignores it (S2§5). */
export const accountChange = z.object({
  id,
  firstName: ruledText(accountRules.firstName, textLimits.personName),
  lastName: ruledText(accountRules.lastName, textLimits.personName),
  email: notRead,
  phoneNumber: ruledText(accountRules.phoneNumber, longestPhone),
  currentAddress: placeText,
  longitude: longitude.nullish(),
  latitude: latitude.nullish(),
  city: ruledText(accountRules.city, textLimits.city),
  postalCode: ruledText(accountRules.postalCode, textLimits.postalCode),
  province: ruledText(accountRules.province, textLimits.province),
  country: ruledText(accountRules.country, textLimits.country),
  newsOptIn: z.boolean().optional(),
});

const ownAccount = {
  topic: 'Account',
  actors: capabilities.updateAccount,
  source: 'S2§7',
  params: idParams,
} as const;

export const getAccount = defineEndpoint('GET /api/v1/user/userinfo/:id', {
  ...ownAccount,
  summary: 'The personal info of a host',
  ownership: { of: 'account', id: 'params.id' },
  reply: accountInfo,
});

export const updateAccount = defineEndpoint('PUT /api/v1/user/userinfo/:id', {
  ...ownAccount,
  summary: 'Change the personal info',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'body.id' },
  ],
  body: anyCasing(accountChange),
  errors: ['this_field_is_required', 'this_field_is_invalid', 'please_select_diffrent_address'],
  success: 'updated_successfully',
  reply: z.null(),
});
