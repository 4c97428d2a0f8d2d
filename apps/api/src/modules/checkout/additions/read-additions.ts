import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { checkTip } from '@repo/domain/tip/tip-amount';
import type { LineRecord } from '../../orders/orders.module.ts';
import { acceptedLineOf, isSameTarget } from './addition.policy.ts';
import type { SentRecap } from '../plans/plan-recap.ts';

/** One addition to a paid event. */
export type Addition =
  | {
      readonly kind: 'extension';
      readonly bookingLineId: number;
      readonly providerId: number;
      readonly hours: number;
    }
  | {
      readonly kind: 'tip';
      readonly bookingLineId: number;
      readonly providerId: number;
      readonly tipCents: Cents;
    }
  | { readonly kind: 'recap'; readonly bookingLineId: null; readonly sent: SentRecap };

type SentItem = SentCheckout['Event']['Order']['orderItems'][number];

/** Reads what a cart adds to the event of these lines, and refuses duplicates. */
export function readAdditions(
  items: readonly SentItem[],
  lines: readonly LineRecord[],
): Result<readonly Addition[], ErrorCode> {
  if (items.length === 0) return fail('cart_is_empty');
  const additions: Addition[] = [];
  for (const item of items) {
    const addition = readAddition(item, lines);
    if (!addition.ok) return addition;
    if (additions.some((other) => isSameTarget(other, addition.value))) return fail('invalid_input');
    additions.push(addition.value);
  }
  return ok(additions);
}

function readAddition(item: SentItem, lines: readonly LineRecord[]): Result<Addition, ErrorCode> {
  // A provider in the cart of a paid event is the booking itself, sent again by the client.
  if (item.OrderItemTypeId === orderItemTypes.provider) return fail('event_already_booked');
  if (item.OrderItemTypeId === orderItemTypes.recap)
    return ok({ kind: 'recap', bookingLineId: null, sent: item });
  const { SbuserId: providerId } = item;
  const bookingLineId = acceptedLineOf(lines, providerId)?.id;
  if (bookingLineId === undefined) return fail('action_is_not_possible_now');
  if (item.OrderItemTypeId === orderItemTypes.extension) {
    const { extendedQuantity_: hours } = item;
    return ok({ kind: 'extension', bookingLineId, providerId, hours });
  }
  const { tipPrice_: dollars } = item;
  const amount = parseDollars(dollars);
  const tip = amount.ok ? checkTip(amount.value) : amount;
  return tip.ok ? ok({ kind: 'tip', bookingLineId, providerId, tipCents: tip.value }) : tip;
}
