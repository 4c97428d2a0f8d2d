import { browserStorage } from '@repo/session/storage/browser-storage';
import { cartPersistence } from '../store/cart.ts';
import { eventDetailPersistence } from '../store/event-detail.ts';
import { eventFormPersistence } from '../store/event-form.ts';
import { recapPersistence } from '../store/recap.ts';
import { selectionPersistence } from '../store/selection.ts';

const key = 'retryBooking';

/** What a booking is made of, as each part keeps itself. */
const parts = [
  eventFormPersistence.key,
  selectionPersistence.key,
  recapPersistence.key,
  eventDetailPersistence.key,
  cartPersistence.key,
];

/** The booking as it lies on the device now, for one more try; nothing where there is none. */
export function bookingOnDevice(): string | undefined {
  const kept = parts.flatMap((part) => {
    const stored = browserStorage.read(part);
    return stored === undefined ? [] : [[part, stored]];
  });
  return kept.length === 0 ? undefined : JSON.stringify(kept);
}

export const keepForRetry = (booking: string): void => browserStorage.write(key, booking);

export const hasRetry = (): boolean => browserStorage.read(key) !== undefined;

/**
 * Lays the parts back where each of them is read from when a page is loaded, which checks them as ever. Answers whether
 * there was anything to lay back.
 */
export function restoreForRetry(): boolean {
  const kept = pairsIn(browserStorage.read(key));
  browserStorage.remove(key);
  for (const [part, stored] of kept) browserStorage.write(part, stored);
  return kept.length > 0;
}

function pairsIn(text: string | undefined): readonly (readonly [string, string])[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((pair: unknown) => {
      if (!Array.isArray(pair)) return [];
      const [part, stored]: unknown[] = pair;
      const isKnown = parts.some((known) => known === part);
      return isKnown && typeof part === 'string' && typeof stored === 'string'
        ? [[part, stored] as const]
        : [];
    });
  } catch {
    return [];
  }
}
