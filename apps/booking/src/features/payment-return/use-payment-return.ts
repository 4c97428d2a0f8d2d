import type { ApiFailure } from '@repo/api-client/api-failure';
import type { PaidBooking } from '@repo/contracts/checkout/pay';
import { parseDollars } from '@repo/domain/money/dollars';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { track } from '@repo/shell/reporting/track';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStoredBooking, clearRetry, storeForRetry } from './retry-booking.ts';
import { paymentReturned } from '../../model/store/booking-events.ts';
import type { BookedSummary } from './booked-summary.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PaidOrder } from './confirm-payment.ts';
import { useBookingOfOrder } from './use-booking-of-order.ts';
import type { BookingOfOrder } from './use-booking-of-order.ts';

const requestedPath = '/EventBookRequested';

/** The state of the confirmation; on success the page is replaced (H-R04). */
export type ReturnStatus =
  | { readonly is: 'pending'; readonly isLong: boolean }
  | { readonly is: 'failed'; readonly failure: ApiFailure };

const pending = { is: 'pending', isLong: false } as const;

/** After this, the page says that it takes longer than usual. */
const longAfterMs = 10_000;

/**
 * Confirms the order after the payment page and clears the stored booking. After a failure, keeps a copy for another
 * try (H-R03, H-R09, A-96).
 */
export function usePaymentReturn(order: PaidOrder): {
  readonly status: ReturnStatus;
  readonly askAgain: () => void;
} {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const atHand = useBookingOfOrder(order);
  // As on arrival: a failure clears the booking, which may still turn out to be paid.
  const [tried] = useState(atHand);
  const [status, setStatus] = useState<ReturnStatus>(pending);
  const isPending = status.is === 'pending';

  /** Clears the stored booking if it belongs to this order. */
  const endBooking = (): void => {
    if (atHand === undefined) return;
    dispatch(paymentReturned());
    clearBooking();
  };
  const confirm = useEffectEvent(async (signal: AbortSignal) => {
    const result = await dispatch(confirmPayment(order, signal));
    if (signal.aborted) return;
    if (!result.ok) {
      const copy = readStoredBooking();
      endBooking();
      // After a reload the booking is gone already, and its copy must stay.
      if (atHand !== undefined) storeForRetry(copy, atHand.cartPath, order);
      return setStatus({ is: 'failed', failure: result.failure });
    }
    const summary = summaryOf(result.value, tried);
    dispatch(bookingCounted(order, summary));
    endBooking();
    clearRetry(order);
    await navigate(requestedPath, { replace: true, state: summary });
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const leaving = new AbortController();
    // Delayed, so that StrictMode's double mount sends one request.
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

/** Returns what this device knows of the booking, with the charged total. */
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
    added: tried?.added ?? [],
    hasRecap: tried?.hasRecap ?? false,
    totalCents: totalCents.ok ? totalCents.value : null,
  };
}

/** The analytics event of the specs, with the charged total (S1§2, A-80). */
const bookingCounted = ({ eventId }: PaidOrder, { totalCents, providerNames }: BookedSummary) =>
  track('booking_requested', {
    event_id: eventId,
    value: (totalCents ?? 0) / 100,
    providers: providerNames.length,
  });
