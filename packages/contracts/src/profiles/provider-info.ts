import { brand } from '@repo/domain/brand';
import { providerInfoRules } from '@repo/domain/account/provider-info-rules';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { latitude, longitude } from '../wire/event-fields.ts';
import { id, idOrZero, idParams } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { phone, placeText, ruledText } from '../wire/texts.ts';

const topic = 'My info';

/** My Info as it is loaded (S3§3). `Location` is the home address, or empty. */
export const providerInfo = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** In the data, but in no form (S3§3). */
  secondaryPhoneNumber: z.string().nullable(),
  emergencyContactName: z.string(),
  emergencyContactNumber: z.string(),
  hstNumber: z.string(),
  Location: z.array(
    z.object({ id, sbUserId: id, currentLocation: z.string(), latitude: z.number(), longitude: z.number() }),
  ),
});
export type ProviderInfo = z.output<typeof providerInfo>;

/** An address; only one that was picked from the suggestions has coordinates, which the rule asks for (S3§5). */
const homeAddress = z.object(
  {
    id: idOrZero.optional(),
    sbUserId: notRead,
    currentLocation: placeText,
    latitude: latitude.nullish(),
    longitude: longitude.nullish(),
  },
  { error: 'invalid_location' },
);

const personName = ruledText(providerInfoRules.firstName, textLimits.personName);

/** My Info as it is saved (S3§7). The email is read-only and ignored (S3§5). */
export const providerInfoUpdate = z.object({
  firstName: personName,
  lastName: personName,
  email: notRead,
  phoneNumber: phone,
  emergencyContactName: personName,
  emergencyContactNumber: phone,
  hstNumber: ruledText(providerInfoRules.hstNumber, textLimits.hstNumber).optional(),
  Location: z.array(homeAddress, { error: 'invalid_location' }).length(1, { error: 'invalid_location' }),
});
export type ProviderInfoUpdate = z.input<typeof providerInfoUpdate>;

export const getProviderInfo = defineEndpoint(`GET /api/v1/${brand.slug}/Profile/Info/:id`, {
  topic,
  summary: 'The personal data of a provider',
  actors: capabilities.editInfo,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  reply: providerInfo,
});

export const saveProviderInfo = defineEndpoint(`PUT /api/v1/${brand.slug}/Profile/Info/:id`, {
  topic,
  summary: 'Change the personal data of a provider',
  actors: capabilities.editInfo,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  body: anyCasing(providerInfoUpdate),
  errors: ['this_field_is_required', 'this_field_is_too_long', 'this_field_is_invalid', 'invalid_location'],
  success: 'updated_successfully',
  reply: providerInfo,
});
