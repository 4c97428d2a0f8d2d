import { instantOf } from '@repo/domain/time/wall-clock';
import { restoreLine } from '@repo/domain/cart/removed-line';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { newBookingBody } from '../../model/checkout/checkout-body.ts';
import { useCheckout } from '../../model/checkout/use-checkout.ts';
import { selectAppliedCode } from '../../model/store/cart.ts';
import { selectAnswers } from '../../model/store/event-detail.ts';
import { orderPlaced, selectEventForm, selectUnpaidOrder } from '../../model/store/event-form.ts';
import { recapRemoved, recapRestored, selectRecap } from '../../model/store/recap.ts';
import { providerReleased, selectProviders, selectionRestored } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { lineIdOfProvider, recapLineId, useCart } from '../../model/use-cart.ts';
import type { CartEvent, CartRow } from './cart-row.ts';
import { useRemoval } from './use-removal.ts';

const nameOf = ({ firstName, lastName }: Pick<BookableProvider, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The lines of a new booking under the names of whom they are for. */
function useRows(): readonly CartRow[] {
  const { t } = useTranslation('bookingCart');
  const { lines } = useCart();
  const providers = useSelector(selectProviders);
  return lines.map((line) => {
    const provider = providers.find(({ id }) => lineIdOfProvider(id) === line.lineId);
    return { lineId: line.lineId, line, name: provider === undefined ? t('recap') : nameOf(provider) };
  });
}

function useEvent(): CartEvent {
  const { eventName, eventDate: day, providerStartMinute: minute } = useSelector(selectEventForm);
  const startsAtSeconds = day === null || minute === null ? null : instantOf(day, minute);
  return { name: eventName, day, startsAtSeconds };
}

/** What can be done to the cart of a new booking: take out, put back, check out. */
export function useNewCart() {
  const dispatch = useBookingDispatch();
  const cart = useCart();
  const rows = useRows();
  const event = useEvent();
  const providers = useSelector(selectProviders);
  const removal = useRemoval<readonly BookableProvider[]>();
  const checkout = useNewCheckout();
  const remove = (lineId: string): void => {
    removal.keep(rows, lineId, providers);
    const provider = providers.find(({ id }) => lineIdOfProvider(id) === lineId);
    dispatch(provider === undefined ? recapRemoved() : providerReleased(provider.id));
  };
  const undo = (): void =>
    removal.undo(({ line: { lineId }, position }, before) => {
      if (lineId === recapLineId) return void dispatch(recapRestored());
      const identified = (each: BookableProvider) => ({ lineId: lineIdOfProvider(each.id), each });
      const removed = before.find(({ id }) => lineIdOfProvider(id) === lineId);
      if (removed === undefined) return;
      const restored = restoreLine(providers.map(identified), { line: identified(removed), position });
      dispatch(selectionRestored(restored.map(({ each }) => each)));
    });
  return { cart, rows, event, checkout, remove, undo, removal };
}

function useNewCheckout() {
  const dispatch = useBookingDispatch();
  const { recapPrices } = useCart();
  const booking = {
    eventForm: { values: useSelector(selectEventForm), unpaid: useSelector(selectUnpaidOrder) },
    answers: useSelector(selectAnswers),
    providers: useSelector(selectProviders),
    recap: useSelector(selectRecap),
    recapPrices,
    discountId: useSelector(selectAppliedCode)?.detail.id ?? null,
  };
  return useCheckout({
    bodyFor: (buyer) => newBookingBody(booking, buyer),
    onPlaced: ({ eventId, orderItemGroupId }) => dispatch(orderPlaced({ eventId, orderItemGroupId })),
  });
}
