import { additionsInCart, otherEventInCart } from '@repo/cart/addition-cart';
import type { AdditionLine } from '@repo/cart/addition-cart';
import { savedCartKey } from '@repo/cart/dashboard-request';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { useSyncExternalStore } from 'react';

/** Another window, or the booking to which Back leads from this page's copy in memory, may change the cart. */
function watchCart(changed: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['storage', 'pageshow'])
    globalThis.addEventListener(event, changed, { signal: controller.signal });
  return () => controller.abort();
}

type InCart = {
  readonly lines: readonly AdditionLine[];
  /** The other event whose additions the next one replaces. */
  readonly otherEvent: string | undefined;
};

/** Returns what the cart holds of an event's additions. */
export function useAdditionsInCart(eventId: number): InCart {
  useSyncExternalStore(watchCart, () => browserStorage.read(savedCartKey));
  return { lines: additionsInCart(eventId).lines, otherEvent: otherEventInCart(eventId) };
}
