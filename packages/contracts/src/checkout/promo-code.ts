import { checkPromoCode } from '@repo/domain/cart/discount';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { id, idInText } from '../wire/ids.ts';
import { ruledText } from '../wire/texts.ts';

/**
 * The value of a code (S1§3 "Discount detail"). `value` is dollars or a percentage, by the type. `amount` and
 * `promoBalance` become final with the order, because only the server prices it.
 */
export const discountDetail = z.object({
  id,
  type: z.enum(['$', '%']),
  value: z.number().nonnegative(),
  isGiftCard: z.boolean(),
  userId: id,
  amount: dollars,
  promoBalance: dollars,
});
export type DiscountDetail = z.output<typeof discountDetail>;

export const getDiscount = defineEndpoint('GET /api/v1/admin/PromoCodes/GetDiscount/:code/:userId', {
  topic: 'Checkout',
  summary: 'What a promo code or gift card is worth to this host',
  actors: capabilities.applyPromoCode,
  source: 'S1§7, A-74',
  ownership: { of: 'account', id: 'params.userId' },
  params: z.object({ code: ruledText(checkPromoCode, textLimits.promoCode), userId: idInText }),
  errors: ['invalid_promo_code', 'promo_code_has_expired', 'too_many_requests'],
  success: 'discount_successfully_applied',
  reply: discountDetail,
});
