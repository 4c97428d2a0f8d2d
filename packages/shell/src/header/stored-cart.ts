import { browserStorage } from '@repo/session/storage/browser-storage';
import type { CartSource } from './cart-source.ts';

/** Under these keys the booking keeps whom the host has chosen, and the recap. */
const providersKey = 'selectedProviders';
const recapKey = 'reel';

/** How much of a booking lies on the device, for the apps that do not keep it themselves (A-R16). */
export const storedCart: CartSource = {
  count: () => {
    const { providers } = storedAt(providersKey);
    const { isSubmitted, isWithLogo } = storedAt(recapKey);
    const hasRecap = isSubmitted === true && isWithLogo === true;
    return (Array.isArray(providers) ? providers.length : 0) + (hasRecap ? 1 : 0);
  },
  subscribe: (changed) => {
    const controller = new AbortController();
    // Another window may be filling the cart.
    globalThis.addEventListener('storage', changed, { signal: controller.signal });
    return () => controller.abort();
  },
};

/** Storage can be edited by hand. */
function storedAt(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
