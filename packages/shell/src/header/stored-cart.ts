import { draftFlagKey } from '@repo/domain/booking-flow/draft-route';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { askedByDashboard, recapKey, savedCartKey } from '../store/addition-cart.ts';
import type { AskedByDashboard } from '../store/addition-cart.ts';
import { storedRecord } from '../store/stored-record.ts';
import type { CartSource } from './cart-source.ts';

/** Under this key the booking keeps whom the host has chosen. */
const providersKey = 'selectedProviders';

type InCart = {
  readonly providers: readonly unknown[];
  readonly hasRecap: boolean;
  /** The cart of an event that is saved, if one is kept. */
  readonly saved: SavedCartShape | null;
  readonly asked: AskedByDashboard;
};

type SavedCartShape = {
  readonly kind: unknown;
  readonly eventId: unknown;
  readonly lines: readonly unknown[];
};

/** How much the cart holds that the header leads to: a draft's, the dashboard's, or that of a new booking. */
export function countInCart({ providers, hasRecap, saved, asked }: InCart): number {
  const countOf = (lines: readonly unknown[], takesRecap: boolean): number =>
    lines.length + (hasRecap && takesRecap ? 1 : 0);
  const draftId = Number(browserStorage.read(draftFlagKey));
  if (saved?.kind === 'draft' && saved.eventId === draftId) return countOf(saved.lines, true);
  if (asked.marker === null) return countOf(providers, true);
  const addition = saved?.kind === 'addition' ? saved : null;
  return countOf(addition?.lines ?? [], addition === null || addition.eventId === asked.recapEventId);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How much of a booking lies on the device, for the apps that do not keep it themselves (A-R16). */
export const storedCart: CartSource = {
  count: () => {
    const { isSubmitted, isWithLogo } = storedRecord(recapKey);
    const { kind, eventId, lines }: Readonly<Record<string, unknown>> = Object(
      storedRecord(savedCartKey)['cart'],
    );
    return countInCart({
      providers: listIn(storedRecord(providersKey)['providers']),
      hasRecap: isSubmitted === true && isWithLogo === true,
      saved: { kind, eventId, lines: listIn(lines) },
      asked: askedByDashboard(),
    });
  },
  subscribe: (changed) => {
    const controller = new AbortController();
    // Another window may be filling the cart.
    globalThis.addEventListener('storage', changed, { signal: controller.signal });
    return () => controller.abort();
  },
};
