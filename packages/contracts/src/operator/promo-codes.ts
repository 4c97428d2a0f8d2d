import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { flagInText } from '../wire/form-fields.ts';
import { id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { email } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';
import { exactPercent } from './settings.ts';

const code = z
  .string()
  .trim()
  .max(textLimits.promoCode)
  .regex(/^[A-Za-z0-9_-]{3,}$/, { error: 'this_field_is_invalid' })
  .toUpperCase();

const useLimit = z.int().positive().max(1_000_000).nullable();
const amount = dollars.positive().max(10_000);

/** What may be changed after a code was published; `null` removes a limit. */
const changeable = {
  validFrom: epochSeconds.nullable(),
  validUntil: epochSeconds.nullable(),
  mostUses: useLimit,
  mostUsesPerAccount: useLimit,
  isActive: z.boolean(),
};

export const promoCodeChanges = z.object(changeable).partial();
export type PromoCodeChanges = z.output<typeof promoCodeChanges>;

const terms = {
  ...promoCodeChanges.shape,
  /** Generated if absent, too long to be guessed. */
  code: code.optional(),
  /** Restricts it to a person: an account, or an email that may not have one yet. */
  issuedForAccountId: id.nullable().optional(),
  issuedForEmail: email.nullable().optional(),
};

/** A percentage, an amount, or a gift card, which keeps the rest of its amount (S1§3). */
export const newPromoCode = z.discriminatedUnion('type', [
  z.object({
    ...terms,
    type: z.literal('%'),
    value: exactPercent.positive(),
    isGiftCard: z.literal(false).optional(),
  }),
  z.object({ ...terms, type: z.literal('$'), value: amount, isGiftCard: z.boolean().optional() }),
]);
export type NewPromoCode = z.output<typeof newPromoCode>;

export const issuedPromoCode = z.object({
  id,
  code: z.string(),
  type: z.enum(['$', '%']),
  value: z.number().positive(),
  isGiftCard: z.boolean(),
  /** The balance of a gift card. */
  balance: dollars.nullable(),
  ...changeable,
  uses: z.int().nonnegative(),
  issuedForAccountId: id.nullable(),
  issuedForEmail: z.string().nullable(),
  createdAt: epochSeconds,
});
export type IssuedPromoCode = z.output<typeof issuedPromoCode>;

export const listPromoCodes = defineEndpoint('GET /api/v1/operator/promo-codes', {
  ...operatorCall,
  summary: 'Promo codes and gift cards, the newest first',
  query: pageQuery.extend({ isGiftCard: flagInText.optional(), code: code.optional() }),
  reply: z.array(issuedPromoCode),
  meta: pageTotal,
});

export const issuePromoCode = defineEndpoint('POST /api/v1/operator/promo-codes', {
  ...operatorCall,
  summary: 'Issue a promo code or a gift card',
  body: anyCasing(newPromoCode),
  errors: ['one_or_more_fields_exists_already', 'object_does_not_exist', 'invalid_promo_code'],
  success: 'saved_successfully',
  reply: issuedPromoCode,
});

export const changePromoCode = defineEndpoint('PUT /api/v1/operator/promo-codes/:promoCodeId', {
  ...operatorCall,
  summary: 'Change the terms that are given, or end a code',
  params: z.object({ promoCodeId: idInText }),
  body: anyCasing(promoCodeChanges),
  errors: ['invalid_promo_code'],
  success: 'updated_successfully',
  reply: issuedPromoCode,
});
