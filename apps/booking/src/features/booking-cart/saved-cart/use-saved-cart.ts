import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { dollarsOf } from '@repo/domain/money/dollars';
import { useTranslation } from 'react-i18next';
import { savedEventBody } from '../../../model/checkout/checkout-body.ts';
import { useCheckout } from '../../../model/checkout/use-checkout.ts';
import { savedLinesChanged, savedOrderPlaced } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart, SavedLine } from '../../../model/store/saved-cart.ts';
import { lineIdOf, usePricedSavedCart, useRecapOf } from '../../../model/use-priced-saved-cart.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CartRow } from '../cart-row.ts';
import { useRemoval } from '../use-removal.ts';

/** A line as the server wants it; of a tip alone the amount is read. */
function orderItemOf(line: SavedLine): OrderItem {
  switch (line.kind) {
    case 'provider':
      return {
        OrderItemTypeId: orderItemTypes.provider,
        SbuserId: line.providerId,
        quantity: line.durationHours,
        Price: dollarsOf(line.hourlyRateCents),
      };
    case 'extension':
      return {
        OrderItemTypeId: orderItemTypes.extension,
        SbuserId: line.providerId,
        extendedQuantity_: line.extraHours,
      };
    case 'tip':
      return {
        OrderItemTypeId: orderItemTypes.tip,
        SbuserId: line.providerId,
        tipPrice_: dollarsOf(line.tipCents),
      };
  }
}

function useRows(saved: SavedEventCart, lines: readonly OrderLine[]): readonly CartRow[] {
  const { t } = useTranslation('bookingCart');
  return lines.map((line) => {
    const name = saved.lines.find((each) => lineIdOf(each) === line.lineId)?.name ?? '';
    const names = {
      provider: name,
      recap: t('recap'),
      extension: t('extension', { name }),
      tip: t('tip', { name }),
    };
    return { lineId: line.lineId, line, name: names[line.kind] };
  });
}

/** What can be done to the cart of a saved event: take out, put back, check out (I-R05, A-84). */
export function useSavedCart(saved: SavedEventCart) {
  const dispatch = useBookingDispatch();
  const cart = usePricedSavedCart(saved);
  const rows = useRows(saved, cart.lines);
  const removal = useRemoval({
    rows,
    all: saved.lines,
    idOf: lineIdOf,
    onChange: (lines) => dispatch(savedLinesChanged(lines)),
  });
  const checkout = useSavedCheckout(saved, cart);
  return { cart, rows, checkout, removal };
}

function useSavedCheckout(saved: SavedEventCart, cart: PricedCart) {
  const dispatch = useBookingDispatch();
  const { recapPrices, applied } = cart;
  const recap = useRecapOf(saved);
  const { eventId, orderId, unpaidOrderId, lines } = saved;
  const lineIds = cart.lines.map(({ lineId }) => lineId);
  // Without anything else it is a recap alone, which has neither day nor hours (E-R12).
  const isDraft = saved.kind === 'draft';
  const addition = lines.length === 0 ? ('reelOnly' as const) : ('pending' as const);
  return useCheckout({
    cart: `${eventId} ${lineIds.join(' ')}`,
    bodyFor: (buyer) =>
      savedEventBody(
        {
          eventId,
          orderId,
          unpaidOrderId,
          status: isDraft ? 'draft' : addition,
          orderItems: lines.map(orderItemOf),
          recap,
          recapPrices,
          discountId: applied?.detail.id ?? null,
        },
        buyer,
      ),
    onPlaced: ({ orderItemGroupId }) => dispatch(savedOrderPlaced(orderItemGroupId)),
    ...(unpaidOrderId !== null && {
      unpaid: { eventId, orderItemGroupId: unpaidOrderId },
      // Paid after all, by a try whose return page was never seen: nobody pays for it twice.
      thanksPath: `/EventBookRequested/${eventId}/${unpaidOrderId}/${isDraft ? 1 : 0}`,
    }),
  });
}
