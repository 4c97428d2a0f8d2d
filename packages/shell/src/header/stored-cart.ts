import { flowMarkerIn, flowMarkerKey } from '@repo/domain/booking-flow/flow-marker';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { recapEventId, savedCartKey } from '../store/addition-cart.ts';
import { storedRecord } from '../store/stored-record.ts';
import type { CartSource } from './cart-source.ts';

/** Under these keys the booking keeps whom the host has chosen, and the recap. */
const providersKey = 'selectedProviders';
const recapKey = 'reel';

type InCart = {
  readonly providers: readonly unknown[];
  readonly hasRecap: boolean;
  /** What is added to a booked event. */
  readonly addition: { readonly eventId: unknown; readonly lines: readonly unknown[] } | null;
};

/** How much the cart holds that is opened: the dashboard's, once it has been filled there, or that of a new booking. */
export function countInCart({ providers, hasRecap, addition }: InCart): number {
  const isDashboards = flowMarkerIn(browserStorage.read(flowMarkerKey) ?? null) !== null;
  if (!isDashboards) return providers.length + (hasRecap ? 1 : 0);
  const takesRecap = addition === null || addition.eventId === recapEventId();
  return (addition?.lines.length ?? 0) + (hasRecap && takesRecap ? 1 : 0);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How much of a booking lies on the device, for the apps that do not keep it themselves (A-R16). */
export const storedCart: CartSource = {
  count: () => {
    const { isSubmitted, isWithLogo } = storedRecord(recapKey);
    const cart: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
    return countInCart({
      providers: listIn(storedRecord(providersKey)['providers']),
      hasRecap: isSubmitted === true && isWithLogo === true,
      addition:
        cart['kind'] === 'addition' ? { eventId: cart['eventId'], lines: listIn(cart['lines']) } : null,
    });
  },
  subscribe: (changed) => {
    const controller = new AbortController();
    // Another window may be filling the cart.
    globalThis.addEventListener('storage', changed, { signal: controller.signal });
    return () => controller.abort();
  },
};
