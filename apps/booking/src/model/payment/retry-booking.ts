import { flowMarkerKey } from '@repo/domain/booking-flow/flow-marker';
import { recapKeys } from '@repo/shell/store/addition-cart';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { cartPersistence } from '../store/cart.ts';
import { eventDetailPersistence } from '../store/event-detail.ts';
import { eventFormPersistence } from '../store/event-form.ts';
import { recapPersistence } from '../store/recap.ts';
import { savedCartPersistence } from '../store/saved-cart.ts';
import { selectionPersistence } from '../store/selection.ts';

const key = 'retryBooking';
const pathPart = 'path';
const orderPart = 'order';
const cartPath = '/event_booking';

/** What a booking is made of, as each part keeps itself. */
const parts: readonly string[] = [
  eventFormPersistence.key,
  selectionPersistence.key,
  recapPersistence.key,
  eventDetailPersistence.key,
  cartPersistence.key,
  savedCartPersistence.key,
  // What the dashboard has said about the cart goes with it.
  flowMarkerKey,
  ...recapKeys,
];

type Pairs = readonly (readonly [string, string])[];

/** The booking as it lies on the device now, for one more try. */
export const bookingOnDevice = (): Pairs =>
  parts.flatMap((part) => {
    const stored = browserStorage.read(part);
    return stored === undefined ? [] : [[part, stored] as const];
  });

type TriedOrder = { readonly eventId: number; readonly orderItemGroupId: number };

const nameOf = ({ eventId, orderItemGroupId }: TriedOrder): string => `${eventId}/${orderItemGroupId}`;

/** Keeps the copy, with the page on which its cart is shown and the order that has come to nothing. */
export function keepForRetry(booking: Pairs, path: string, order: TriedOrder): void {
  const about: Pairs = [
    [pathPart, path],
    [orderPart, nameOf(order)],
  ];
  if (booking.length > 0) browserStorage.write(key, JSON.stringify([...about, ...booking]));
}

/** Whether there is a copy of what this order was made of, and not of another one. */
export const hasRetry = (order: TriedOrder): boolean =>
  pairsIn(browserStorage.read(key)).some(([part, stored]) => part === orderPart && stored === nameOf(order));

/** It has been paid after all: whoever tried again would book it twice. */
export function forgetRetry(order: TriedOrder): void {
  if (hasRetry(order)) browserStorage.remove(key);
}

/**
 * Lays the parts back where each of them is read from when a page is loaded, which checks them as ever. Answers the page
 * on which the cart is shown.
 */
export function restoreForRetry(): string {
  const kept = pairsIn(browserStorage.read(key));
  browserStorage.remove(key);
  for (const [part, stored] of kept) if (parts.includes(part)) browserStorage.write(part, stored);
  const path = kept.find(([part]) => part === pathPart)?.[1];
  // Storage can be edited by hand: nobody is led off the booking page.
  return path?.startsWith(cartPath) === true ? path : cartPath;
}

function pairsIn(text: string | undefined): Pairs {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((pair: unknown) => {
      if (!Array.isArray(pair)) return [];
      const [part, stored]: unknown[] = pair;
      return typeof part === 'string' && typeof stored === 'string' ? [[part, stored] as const] : [];
    });
  } catch {
    return [];
  }
}
