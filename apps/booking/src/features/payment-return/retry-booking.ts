import { flowMarkerKey } from '@repo/domain/booking-flow/flow-marker';
import { recapKeys } from '@repo/cart/dashboard-request';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { cartPersistence } from '../../model/store/cart.ts';
import { eventDetailPersistence } from '../../model/store/event-detail.ts';
import { eventFormPersistence } from '../../model/store/event-form.ts';
import { recapPersistence } from '../../model/store/recap.ts';
import { savedCartPersistence } from '../../model/store/saved-cart.ts';
import { selectionPersistence } from '../../model/store/selection.ts';

const key = 'retryBooking';
const pathPart = 'path';
const orderPart = 'order';
const cartPath = '/event_booking';

/** The storage keys of a booking. */
const parts: readonly string[] = [
  eventFormPersistence.key,
  selectionPersistence.key,
  recapPersistence.key,
  eventDetailPersistence.key,
  cartPersistence.key,
  savedCartPersistence.key,
  // The dashboard's request belongs to the cart.
  flowMarkerKey,
  ...recapKeys,
];

type Pairs = readonly (readonly [string, string])[];

/** Returns the stored booking, for another try. */
export const readStoredBooking = (): Pairs =>
  parts.flatMap((part) => {
    const stored = browserStorage.read(part);
    return stored === undefined ? [] : [[part, stored] as const];
  });

type TriedOrder = { readonly eventId: number; readonly orderItemGroupId: number };

const nameOf = ({ eventId, orderItemGroupId }: TriedOrder): string => `${eventId}/${orderItemGroupId}`;

/** Stores the copy with the page of its cart and the failed order. */
export function storeForRetry(booking: Pairs, path: string, order: TriedOrder): void {
  const about: Pairs = [
    [pathPart, path],
    [orderPart, nameOf(order)],
  ];
  if (booking.length > 0) browserStorage.write(key, JSON.stringify([...about, ...booking]));
}

/** Returns whether there is a copy of this order's booking. */
export const hasRetry = (order: TriedOrder): boolean =>
  pairsIn(browserStorage.read(key)).some(([part, stored]) => part === orderPart && stored === nameOf(order));

/** Removes the copy once the order is paid, because another try would book it twice. */
export function clearRetry(order: TriedOrder): void {
  if (hasRetry(order)) browserStorage.remove(key);
}

/**
 * Restores the copied parts to the storage, and returns the page of the cart. Loading the page validates them as usual.
 */
export function restoreForRetry(): string {
  const kept = pairsIn(browserStorage.read(key));
  browserStorage.remove(key);
  for (const [part, stored] of kept) if (parts.includes(part)) browserStorage.write(part, stored);
  const path = kept.find(([part]) => part === pathPart)?.[1];
  // Storage can be edited, so only pages of the booking are accepted.
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
