import type { ApiFailure } from '@repo/api-client/api-failure';
import type { PaidBooking } from '@repo/contracts/checkout/pay';
import { parseDollars } from '@repo/domain/money/dollars';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { track } from '@repo/shell/reporting/track';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingOnDevice, forgetRetry, keepForRetry } from '../../model/payment/retry-booking.ts';
import { paymentReturned } from '../../model/store/booking-events.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import type { BookedSummary } from './booked-summary.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PaidOrder } from './confirm-payment.ts';
import { useBookingOfOrder } from './use-booking-of-order.ts';
import type { BookingOfOrder } from './use-booking-of-order.ts';

const requestedPath = '/EventBookRequested';

/** Empty while pending, false on failure; success is the page that this one gives way to (H-R04). */
export type ReturnStatus =
  | { readonly is: 'pending'; readonly isLong: boolean }
  | { readonly is: 'failed'; readonly failure: ApiFailure };

const pending = { is: 'pending', isLong: false } as const;

/** Long enough to wonder. */
const longAfterMs = 10_000;

/**
 * Back from the payment page: the order is confirmed once whenever it is asked about, the booking that it was made of
 * ends whatever came of it, and a failed one leaves a copy for another try (H-R03, H-R09, A-96).
 */
export function usePaymentReturn(order: PaidOrder): {
  readonly status: ReturnStatus;
  readonly askAgain: () => void;
} {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const atHand = useBookingOfOrder(order);
  // As it was on arrival: after a failure it is gone, and may still turn out to be paid.
  const [tried] = useState(atHand);
  const [status, setStatus] = useState<ReturnStatus>(pending);
  const isPending = status.is === 'pending';

  /** Nothing of the booking is left on the device; what is about another one stays. */
  const endBooking = (): void => {
    if (atHand === undefined) return;
    dispatch(paymentReturned());
    clearBooking();
  };
  const confirm = useEffectEvent(async (signal: AbortSignal) => {
    const result = await dispatch(confirmPayment(order, signal));
    if (signal.aborted) return;
    if (!result.ok) {
      const copy = bookingOnDevice();
      endBooking();
      // A reload, or a second look, finds the booking gone already, and its copy must stay.
      if (atHand !== undefined) keepForRetry(copy, atHand.cartPath, order);
      return setStatus({ is: 'failed', failure: result.failure });
    }
    const summary = summaryOf(result.value, tried);
    dispatch(bookingCounted(order, summary));
    endBooking();
    forgetRetry(order);
    await navigate(requestedPath, { replace: true, state: summary });
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const leaving = new AbortController();
    // In its own turn: a page that is shown, taken away and shown again at once asks only once.
    const begin = setTimeout(() => void confirm(leaving.signal), 0);
    const wonder = setTimeout(
      () => setStatus((now) => (now.is === 'pending' ? { is: 'pending', isLong: true } : now)),
      longAfterMs,
    );
    return () => {
      clearTimeout(begin);
      clearTimeout(wonder);
      leaving.abort();
    };
  }, [isPending]);
  return { status, askAgain: () => setStatus(pending) };
}

/** What was booked, as far as this device knows, for what was charged. */
function summaryOf(
  { eventId, isNewBooking: kind, total }: PaidBooking,
  tried: BookingOfOrder | undefined,
): BookedSummary {
  const totalCents = parseDollars(total);
  return {
    kind,
    eventId,
    eventName: tried?.eventName ?? '',
    startsAtSeconds: tried?.startsAtSeconds ?? null,
    endsAtSeconds: tried?.endsAtSeconds ?? null,
    address: tried?.address ?? '',
    providerNames: tried?.providerNames ?? [],
    hasRecap: tried?.hasRecap ?? false,
    totalCents: totalCents.ok ? totalCents.value : null,
  };
}

/** The figure of use that the specs ask for, with what was charged (S1§2, A-80). */
const bookingCounted = ({ eventId }: PaidOrder, { totalCents, providerNames }: BookedSummary) =>
  track('booking_requested', {
    event_id: eventId,
    value: (totalCents ?? 0) / 100,
    providers: providerNames.length,
  });
