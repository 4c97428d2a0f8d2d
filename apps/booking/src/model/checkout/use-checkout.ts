import { leaveFor } from '@repo/session/session/leave-for';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignInGate } from '../sign-in-gate.ts';
import { useBookingDispatch } from '../store/use-booking-dispatch.ts';
import { startCheckout } from './start-checkout.ts';
import type { CheckoutRefusal } from './start-checkout.ts';

export type CheckoutStatus =
  { readonly is: 'idle' | 'sending' } | { readonly is: 'failed'; readonly failure: CheckoutRefusal };

type Checkout = {
  readonly status: CheckoutStatus;
  /** Asks a guest to sign in first, and goes on by itself. */
  readonly checkOut: () => void;
  readonly forget: () => void;
};

type Checkoutable = Omit<Parameters<typeof startCheckout>[0], 'leave'> & {
  /** What is in it, and for which event: whoever signs in for this cart goes on with no other. */
  readonly cart: string;
};

/** By when a page that is being left has been left. */
export const longestWayOutMs = 20_000;

/** Check out, once however often it is pressed; it stays busy while the page is being left. */
export function useCheckout({ cart, ...checkout }: Checkoutable): Checkout {
  const dispatch = useBookingDispatch();
  const [status, setStatus] = useState<CheckoutStatus>({ is: 'idle' });
  const [isLeaving, setIsLeaving] = useState(false);
  const isSending = useRef(false);
  const isHere = useIsHere();
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus({ is: 'sending' });
    const leave = (url: string): void => {
      if (isHere.current) dispatch(leaveFor(url));
    };
    const result = await dispatch(startCheckout({ ...checkout, leave }));
    if (result.ok) return setIsLeaving(true);
    isSending.current = false;
    setStatus({ is: 'failed', failure: result.failure });
  };
  useWakeUp(isLeaving, () => {
    isSending.current = false;
    setIsLeaving(false);
    setStatus({ is: 'idle' });
  });
  const checkOut = useSignInGate({
    key: 'checkoutAwaitsSignIn',
    wish: cart,
    act: () => void send(),
  });
  return {
    status,
    checkOut,
    forget: () => setStatus((now) => (now.is === 'failed' ? { is: 'idle' } : now)),
  };
}

/** Whoever has gone on to something else is not taken away from it by a late answer. */
function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Where the way to the payment page was not gone to its end, or led back, this page must not stay as it was: busy. */
function useWakeUp(isLeaving: boolean, onWakeUp: () => void): void {
  const wakeUp = useEffectEvent(onWakeUp);
  useEffect(() => {
    if (!isLeaving) return undefined;
    // Nobody tells when a host has stopped the payment page from loading; another try replaces this order.
    const wait = setTimeout(() => wakeUp(), longestWayOutMs);
    return () => clearTimeout(wait);
  }, [isLeaving]);
  useEffect(() => {
    const controller = new AbortController();
    globalThis.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp(), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, []);
}
