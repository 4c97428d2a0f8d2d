import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { dollarsOf } from '@repo/domain/money/dollars';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useTranslation } from 'react-i18next';
import { refreshCode } from '../apply-code.ts';
import { savedEventBody } from '../checkout/checkout-body.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import type { CheckoutBlock } from '../checkout/use-checkout.ts';
import { savedLinesChanged, savedOrderPlaced } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart, SavedLine } from '../../../model/store/saved-cart.ts';
import { lineIdOf, usePricedSavedCart, useRecapOf } from '../../../model/use-priced-saved-cart.ts';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CartRow } from '../cart-row.ts';
import { useRemoval } from '../use-removal.ts';

/** Returns a line as the server expects it; of a tip it reads only the amount. */
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
    const savedLine = saved.lines.find((each) => lineIdOf(each) === line.lineId);
    const name = savedLine?.name ?? '';
    const names = {
      provider: name,
      recap: t('recap'),
      extension: t('extension', { name }),
      tip: t('tip', { name }),
    };
    const start = savedLine?.kind === 'extension' ? savedLine.startsAtSeconds : null;
    const row = { lineId: line.lineId, line, name: names[line.kind] };
    return start === null ? row : { ...row, startsAtSeconds: start };
  });
}

/** Returns the cart of a saved event, and how to remove and restore lines (I-R05, A-84). */
export function useSavedCart(saved: SavedEventCart) {
  const dispatch = useAppDispatch();
  const cart = usePricedSavedCart(saved);
  const rows = useRows(saved, cart.lines);
  const removal = useRemoval({
    rows,
    all: saved.lines,
    idOf: lineIdOf,
    onChange: (lines) => dispatch(savedLinesChanged(lines)),
  });
  return { cart, rows, removal };
}

/** Returns the checkout of a saved event. */
export function useSavedCheckout(saved: SavedEventCart, cart: PricedCart, block: CheckoutBlock | undefined) {
  const dispatch = useAppDispatch();
  const { recapPrices, applied, totals, rates } = cart;
  const recap = useRecapOf(saved);
  const { eventId, orderId, unpaidOrderId, lines } = saved;
  const lineIds = cart.lines.map(({ lineId }) => lineId);
  // A recap alone has neither day nor hours (E-R12).
  const isDraft = saved.kind === 'draft';
  const addition = lines.length === 0 ? ('reelOnly' as const) : ('pending' as const);
  return useCheckout({
    cart: [eventId, ...lineIds, cart.totals.totalCents].join(' '),
    block,
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
          totals,
          rates,
        },
        buyer,
      ),
    onPriceChanged: () => applied !== null && void dispatch(refreshCode(applied)),
    onPlaced: ({ orderItemGroupId }) => dispatch(savedOrderPlaced(orderItemGroupId)),
    ...(unpaidOrderId !== null && {
      unpaid: { eventId, orderItemGroupId: unpaidOrderId },
      // The previous order was paid without its return page: thanks for it instead of charging twice.
      thanksPath: `/EventBookRequested/${eventId}/${unpaidOrderId}/${isDraft ? 1 : 0}`,
    }),
  });
}
