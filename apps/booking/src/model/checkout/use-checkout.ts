import type { ApiFailure } from '@repo/api-client/api-failure';
import { useEffect, useRef, useState } from 'react';
import { useSignInGate } from '../sign-in-gate.ts';
import { useBookingDispatch } from '../store/use-booking-dispatch.ts';
import { startCheckout } from './start-checkout.ts';

export type CheckoutStatus =
  { readonly is: 'idle' | 'sending' } | { readonly is: 'failed'; readonly failure: ApiFailure };

type Checkout = {
  readonly status: CheckoutStatus;
  /** Asks a guest to sign in first, and goes on by itself. */
  readonly checkOut: () => void;
  readonly forget: () => void;
};

/** Check out, once however often it is pressed; it stays busy until the page has been left. */
export function useCheckout(checkout: Parameters<typeof startCheckout>[0]): Checkout {
  const dispatch = useBookingDispatch();
  const [status, setStatus] = useState<CheckoutStatus>({ is: 'idle' });
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus({ is: 'sending' });
    const result = await dispatch(startCheckout(checkout));
    if (result.ok) return;
    isSending.current = false;
    setStatus({ is: 'failed', failure: result.failure });
  };
  useEffect(() => {
    // Back from the payment page may show this page as it was left: busy.
    const wakeUp = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isSending.current = false;
      setStatus({ is: 'idle' });
    };
    const controller = new AbortController();
    globalThis.addEventListener('pageshow', wakeUp, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const checkOut = useSignInGate(() => void send());
  return {
    status,
    checkOut,
    forget: () => setStatus((now) => (now.is === 'failed' ? { is: 'idle' } : now)),
  };
}
