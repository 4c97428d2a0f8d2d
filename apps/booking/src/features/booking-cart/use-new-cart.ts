import { instantOf } from '@repo/domain/time/wall-clock';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { refreshCode } from './apply-code.ts';
import { newBookingBody } from './checkout/checkout-body.ts';
import { useCheckout } from './checkout/use-checkout.ts';
import type { CheckoutBlock } from './checkout/use-checkout.ts';
import { selectAnswers } from '../../model/store/event-detail.ts';
import {
  orderFoundPaid,
  orderPlaced,
  selectEventForm,
  selectUnpaidOrder,
} from '../../model/store/event-form.ts';
import { selectRecap } from '../../model/store/recap.ts';
import { selectProviders, selectionRestored } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { lineIdOfProvider, useCart } from '../../model/use-cart.ts';
import type { PricedCart } from '../../model/use-cart.ts';
import type { CartEvent, CartRow } from './cart-row.ts';
import { useRemoval } from './use-removal.ts';

const nameOf = ({ firstName, lastName }: Pick<BookableProvider, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Returns the lines of a new booking with the names of their providers. */
function useRows(lines: readonly OrderLine[]): readonly CartRow[] {
  const { t } = useTranslation('bookingCart');
  const providers = useSelector(selectProviders);
  return lines.map((line) => {
    const provider = providers.find(({ id }) => lineIdOfProvider(id) === line.lineId);
    return { lineId: line.lineId, line, name: provider === undefined ? t('recap') : nameOf(provider) };
  });
}

function useEvent(): CartEvent {
  const { eventName, eventDate: day, providerStartMinute: minute } = useSelector(selectEventForm);
  const startsAtSeconds = day === null || minute === null ? null : instantOf(day, minute);
  return { id: null, name: eventName, day, startsAtSeconds };
}

/** Returns the cart of a new booking, and how to remove and restore lines. */
export function useNewCart() {
  const dispatch = useAppDispatch();
  const cart = useCart();
  const rows = useRows(cart.lines);
  const event = useEvent();
  const removal = useRemoval({
    rows,
    all: useSelector(selectProviders),
    idOf: ({ id }) => lineIdOfProvider(id),
    onChange: (providers) => dispatch(selectionRestored(providers)),
  });
  return { cart, rows, event, removal };
}

/** Returns the checkout of a new booking. */
export function useNewCheckout(
  { lines, totals, rates, recapPrices, applied }: PricedCart,
  block: CheckoutBlock | undefined,
) {
  const dispatch = useAppDispatch();
  const booking = {
    eventForm: { values: useSelector(selectEventForm), unpaid: useSelector(selectUnpaidOrder) },
    answers: useSelector(selectAnswers),
    providers: useSelector(selectProviders),
    recap: useSelector(selectRecap),
    recapPrices,
    discountId: applied?.detail.id ?? null,
    totals,
    rates,
  };
  return useCheckout({
    cart: [...lines.map(({ lineId }) => lineId), totals.totalCents].join(' '),
    block,
    bodyFor: (buyer) => newBookingBody(booking, buyer),
    onPriceChanged: () => applied !== null && void dispatch(refreshCode(applied)),
    onPlaced: ({ eventId, orderItemGroupId }) => dispatch(orderPlaced({ eventId, orderItemGroupId })),
    unpaid: booking.eventForm.unpaid,
    onPaidBefore: () => dispatch(orderFoundPaid()),
  });
}
