import type { ApiFailure } from '@repo/api-client/api-failure';
import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { track } from '@repo/shell/reporting/track';
import { instantOf } from '@repo/domain/time/wall-clock';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { bookingOnDevice, keepForRetry } from '../../model/payment/retry-booking.ts';
import { paymentReturned } from '../../model/store/booking-events.ts';
import { selectEventForm } from '../../model/store/event-form.ts';
import { selectProviders } from '../../model/store/selection.ts';
import { selectSavedCart } from '../../model/store/saved-cart.ts';
import { usePricedSavedCart } from '../../model/use-priced-saved-cart.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { recapLineId, useCart } from '../../model/use-cart.ts';
import { bookingPath } from '../../model/step-moves.ts';
import type { BookedSummary } from './booked-summary.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PaidOrder } from './confirm-payment.ts';

const requestedPath = '/EventBookRequested';

/** Empty while pending, false on failure; success is the page that this one gives way to (H-R04). */
export type ReturnStatus =
  | { readonly is: 'pending'; readonly isLong: boolean }
  | { readonly is: 'failed'; readonly failure: ApiFailure };

/** Long enough to wonder. */
const longAfterMs = 10_000;

/**
 * Back from the payment page: the order is confirmed once for each visit, the booking at hand ends whatever came of it,
 * and a failed one leaves a copy for another try (H-R03, H-R09, A-96).
 */
export function usePaymentReturn(
  order: PaidOrder,
  kind: string,
): { readonly status: ReturnStatus; readonly askAgain: () => void } {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const summary = useSummary(kind);
  const [visit, setVisit] = useState(0);
  const [status, setStatus] = useState<ReturnStatus>({ is: 'pending', isLong: false });

  const tell = useEffectEvent(() => dispatch(bookingCounted(order, summary)));
  const endBooking = useEndBooking(summary);
  const confirm = useEffectEvent(async (signal: AbortSignal) => {
    const seen = summary;
    const result = await dispatch(confirmPayment(order, signal));
    if (signal.aborted) return;
    // A second look at a payment finds the booking gone already, and its copy must stay.
    if (result.ok || visit === 0) endBooking(!result.ok);
    if (!result.ok) return setStatus({ is: 'failed', failure: result.failure });
    await navigate(requestedPath, {
      replace: true,
      state: { ...seen, kind: result.value.isNewBooking } satisfies BookedSummary,
    });
  });
  useEffect(() => {
    const leaving = new AbortController();
    // In its own turn: a page that is shown, taken away and shown again at once asks only once.
    const begin = setTimeout(() => {
      if (visit === 0) tell();
      void confirm(leaving.signal);
    }, 0);
    const wonder = setTimeout(
      () => setStatus((now) => (now.is === 'pending' ? { is: 'pending', isLong: true } : now)),
      longAfterMs,
    );
    return () => {
      clearTimeout(begin);
      clearTimeout(wonder);
      leaving.abort();
    };
  }, [visit]);
  return {
    status,
    askAgain: () => {
      setStatus({ is: 'pending', isLong: false });
      setVisit(visit + 1);
    },
  };
}

/** The figure of use that the specs ask for (S1§2, A-80). */
const bookingCounted = ({ eventId }: PaidOrder, { totalCents, providerNames }: BookedSummary) =>
  track('booking_requested', {
    event_id: eventId,
    value: (totalCents ?? 0) / 100,
    providers: providerNames.length,
  });

/** Nothing of the booking is left, but for the copy of one that failed and had something in it. */
function useEndBooking({ totalCents }: BookedSummary): (isFailed: boolean) => void {
  const dispatch = useBookingDispatch();
  const retryPath = useRetryPath();
  return (isFailed) => {
    const copy = isFailed && totalCents !== null ? bookingOnDevice() : [];
    dispatch(paymentReturned());
    clearBooking();
    keepForRetry(copy, retryPath);
  };
}

/** The page on which this cart is shown. */
function useRetryPath(): string {
  const saved = useSelector(selectSavedCart);
  return saved?.kind === 'draft' ? draftCartPath(saved.eventId) : `${bookingPath}?step=cart`;
}

/** What the cart held when the host left for the payment; another device knows nothing of it. */
function useSummary(kind: string): BookedSummary {
  const { eventName, eventDate, providerStartMinute } = useSelector(selectEventForm);
  const providers = useSelector(selectProviders);
  const { lines, totals } = useCart();
  const saved = useSelector(selectSavedCart);
  const ofSaved = usePricedSavedCart(saved?.lines ?? []);
  const hasRecap = lines.some(({ lineId }) => lineId === recapLineId);
  if (saved !== null)
    return {
      kind,
      eventName: saved.eventName,
      startsAtSeconds: saved.startsAtSeconds,
      providerNames: saved.lines.map(({ name }) => name),
      hasRecap,
      totalCents: ofSaved.totals.totalCents,
    };
  return {
    kind,
    eventName,
    startsAtSeconds:
      eventDate === null || providerStartMinute === null ? null : instantOf(eventDate, providerStartMinute),
    providerNames: providers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    hasRecap,
    totalCents: lines.length === 0 ? null : totals.totalCents,
  };
}
