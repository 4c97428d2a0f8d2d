import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import { hasRecapItem } from '@repo/domain/recap/recap-choice';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { instantOf } from '@repo/domain/time/wall-clock';
import { useSelector } from 'react-redux';
import { selectEventForm, selectUnpaidOrder } from '../../model/store/event-form.ts';
import { selectRecap } from '../../model/store/recap.ts';
import { selectSavedCart } from '../../model/store/saved-cart.ts';
import { selectProviders } from '../../model/store/selection.ts';
import { bookingPath } from '../../model/step-moves.ts';
import { useRecapOf } from '../../model/use-priced-saved-cart.ts';
import type { BookedSummary } from './booked-summary.ts';
import type { PaidOrder } from './confirm-payment.ts';

export type BookingOfOrder = Omit<BookedSummary, 'kind' | 'eventId' | 'totalCents'> & {
  /** The page that shows its cart. */
  readonly cartPath: string;
};

/**
 * Returns the stored booking if it belongs to the order. Another tab may have started another booking, and another
 * device has none.
 */
export function useBookingOfOrder(order: PaidOrder): BookingOfOrder | undefined {
  const form = useSelector(selectEventForm);
  const unpaid = useSelector(selectUnpaidOrder);
  const providers = useSelector(selectProviders);
  const hasRecap = hasRecapItem(useSelector(selectRecap));
  const saved = useSelector(selectSavedCart);
  const recapOfSaved = useRecapOf(saved);
  if (saved?.eventId === order.eventId && saved.unpaidOrderId === order.orderItemGroupId)
    return {
      eventName: saved.eventName,
      startsAtSeconds: saved.startsAtSeconds,
      endsAtSeconds: saved.kind === 'draft' ? endOf(saved.startsAtSeconds, saved.durationHours) : null,
      address: '',
      providerNames: saved.lines.flatMap((line) => (line.kind === 'provider' ? [line.name] : [])),
      added: saved.lines.filter((line) => line.kind !== 'provider'),
      hasRecap: hasRecapItem(recapOfSaved),
      cartPath: saved.kind === 'draft' ? draftCartPath(saved.eventId) : `${bookingPath}?step=cart`,
    };
  if (unpaid?.eventId !== order.eventId || unpaid.orderItemGroupId !== order.orderItemGroupId)
    return undefined;
  const { eventName, eventDate, providerStartMinute, durationHours, location } = form;
  const startsAtSeconds =
    eventDate === null || providerStartMinute === null ? null : instantOf(eventDate, providerStartMinute);
  return {
    eventName,
    startsAtSeconds,
    endsAtSeconds: endOf(startsAtSeconds, durationHours),
    address: location.address,
    providerNames: providers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    added: [],
    hasRecap,
    cartPath: `${bookingPath}?step=cart`,
  };
}

const endOf = (startsAtSeconds: number | null, hours: number | null): number | null =>
  startsAtSeconds === null || hours === null ? null : startsAtSeconds + hours * secondsPerHour;
