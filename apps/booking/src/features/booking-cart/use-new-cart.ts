import { instantOf } from '@repo/domain/time/wall-clock';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { newBookingBody } from '../../model/checkout/checkout-body.ts';
import { useCheckout } from '../../model/checkout/use-checkout.ts';
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
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { lineIdOfProvider, useCart } from '../../model/use-cart.ts';
import type { PricedCart } from '../../model/use-cart.ts';
import type { CartEvent, CartRow } from './cart-row.ts';
import { useRemoval } from './use-removal.ts';

const nameOf = ({ firstName, lastName }: Pick<BookableProvider, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The lines of a new booking under the names of whom they are for. */
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

/** What can be done to the cart of a new booking: take out, put back, check out. */
export function useNewCart() {
  const dispatch = useBookingDispatch();
  const cart = useCart();
  const rows = useRows(cart.lines);
  const event = useEvent();
  const removal = useRemoval({
    rows,
    all: useSelector(selectProviders),
    idOf: ({ id }) => lineIdOfProvider(id),
    onChange: (providers) => dispatch(selectionRestored(providers)),
  });
  const checkout = useNewCheckout(cart);
  return { cart, rows, event, checkout, removal };
}

function useNewCheckout({ lines, recapPrices, applied }: PricedCart) {
  const dispatch = useBookingDispatch();
  const booking = {
    eventForm: { values: useSelector(selectEventForm), unpaid: useSelector(selectUnpaidOrder) },
    answers: useSelector(selectAnswers),
    providers: useSelector(selectProviders),
    recap: useSelector(selectRecap),
    recapPrices,
    discountId: applied?.detail.id ?? null,
  };
  return useCheckout({
    cart: lines.map(({ lineId }) => lineId).join(' '),
    bodyFor: (buyer) => newBookingBody(booking, buyer),
    onPlaced: ({ eventId, orderItemGroupId }) => dispatch(orderPlaced({ eventId, orderItemGroupId })),
    unpaid: booking.eventForm.unpaid,
    onPaidBefore: () => dispatch(orderFoundPaid()),
  });
}
