import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SentRecap } from '../plans/plan-recap.ts';

type SentItem = SentCheckout['Event']['Order']['orderItems'][number];

export type DraftItems = { readonly providerIds: readonly number[]; readonly recap: SentRecap | undefined };

/** Reads the cart of a draft: at least one provider, each only once, and at most one recap. */
export function readDraftItems(items: readonly SentItem[]): Result<DraftItems, ErrorCode> {
  if (items.length === 0) return fail('cart_is_empty');
  const providerIds = items.flatMap((item) =>
    item.OrderItemTypeId === orderItemTypes.provider ? item.SbuserId : [],
  );
  const recaps = items.filter((item) => item.OrderItemTypeId === orderItemTypes.recap);
  const [recap] = recaps;
  if (providerIds.length + recaps.length < items.length || recaps.length > 1) return fail('invalid_input');
  if (providerIds.length === 0) return fail(brandedCodes.pleaseSelectProvider);
  if (new Set(providerIds).size < providerIds.length) return fail('invalid_input');
  return ok({ providerIds, recap });
}
