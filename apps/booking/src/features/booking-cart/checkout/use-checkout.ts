import { leaveFor } from '@repo/session/session/leave-for';
import { failureResolved } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSignInGate } from '../../../model/sign-in-gate.ts';
import { startCheckout } from './start-checkout.ts';
import type { CheckoutRefusal } from './start-checkout.ts';

type CheckoutStatus =
  | { readonly is: 'idle' | 'sending' }
  | { readonly is: 'failed'; readonly failure: CheckoutRefusal };

/** Why a cart cannot be checked out. */
export type CheckoutBlock = {
  readonly reason: ReactNode;
  /** What the host can do about it. */
  readonly action?: ReactNode;
  /** True while an answer of the server is awaited. */
  readonly isPassing?: boolean;
};

export type Checkout = {
  readonly status: CheckoutStatus;
  readonly block: CheckoutBlock | undefined;
  /** Whether Check out was pressed while blocked. */
  readonly isRefused: boolean;
  /** Asks a guest to sign in first, then checks out. */
  readonly checkOut: () => void;
  /** Checks out at a total that the host has agreed to, instead of the one in the cart. */
  readonly checkOutAt: (total: number) => void;
  readonly forget: () => void;
};

type Checkoutable = Omit<Parameters<typeof startCheckout>[0], 'leave' | 'agreedTotal'> & {
  /** Identifies the cart and its event, so that a sign-in continues only with the same cart. */
  readonly cart: string;
  readonly block: CheckoutBlock | undefined;
};

/** The longest that leaving for the payment page may take. */
export const longestWayOutMs = 20_000;

/** Checks out once, however often it is pressed, and stays busy while the page is being left. */
export function useCheckout({ cart, block, ...checkout }: Checkoutable): Checkout {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<CheckoutStatus>({ is: 'idle' });
  const [isLeaving, setIsLeaving] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isSending = useRef(false);
  const isHere = useIsHere();
  const closeFailureToast = (): void => {
    if (status.is === 'failed') dispatch(failureResolved(status.failure.code));
  };
  const send = async (agreedTotal?: number): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    closeFailureToast();
    setStatus({ is: 'sending' });
    const leave = (url: string): void => {
      if (isHere.current) dispatch(leaveFor(url));
    };
    const result = await dispatch(startCheckout({ ...checkout, leave, agreedTotal }));
    if (result.ok) return setIsLeaving(true);
    isSending.current = false;
    setStatus({ is: 'failed', failure: result.failure });
  };
  useWakeUp(isLeaving, () => {
    isSending.current = false;
    setIsLeaving(false);
    setStatus({ is: 'idle' });
  });
  // Used by the button, another try, and the return from a sign-in.
  const act = (agreedTotal?: number): void => {
    if (block === undefined) void send(agreedTotal);
    else setIsRefused(true);
  };
  const signInFirst = useSignInGate({
    key: 'checkoutAwaitsSignIn',
    target: cart,
    act: () => act(),
    isPending: block?.isPassing === true,
  });
  return {
    status,
    block,
    isRefused,
    checkOut: () => (block === undefined ? signInFirst() : setIsRefused(true)),
    checkOutAt: act,
    forget: () => {
      closeFailureToast();
      setStatus((now) => (now.is === 'failed' ? { is: 'idle' } : now));
    },
  };
}

/** Tells whether the component is still mounted, so that a late answer does not navigate. */
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

/** Calls back if the payment page did not open or was left by Back, so that this page is no longer busy. */
function useWakeUp(isLeaving: boolean, onWakeUp: () => void): void {
  const wakeUp = useEffectEvent(onWakeUp);
  useEffect(() => {
    if (!isLeaving) return undefined;
    // No event says that the host has stopped the payment page from loading; another try replaces the order.
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
