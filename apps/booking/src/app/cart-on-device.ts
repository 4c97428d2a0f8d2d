import { draftFlagKey, isDraftCartFlag } from '@repo/domain/booking-flow/draft-route';
import type { FlowMarker } from '@repo/domain/booking-flow/flow-marker';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { readDashboardRequest, savedCartKey } from '@repo/cart/dashboard-request';
import { storedRecord } from '@repo/session/storage/stored-record';
import type { SavedCart } from '../model/store/saved-cart.ts';

type Route = { readonly isDraftEvent?: string | undefined; readonly eventId?: string | undefined };

function nameOf(draftId: string | undefined, marker: FlowMarker | null, cart: unknown): string {
  if (draftId !== undefined) return `draft ${draftId}`;
  const { eventId }: Readonly<Record<string, unknown>> = Object(cart);
  return marker === null ? 'new' : `addition ${String(eventId)}`;
}

/**
 * Returns whether the stored cart is the one of this page. A draft or an addition in another window uses the same keys,
 * and must not affect this page (I-R06).
 */
export function isCartOnDevice({ cart, asked }: SavedCart, { isDraftEvent, eventId }: Route): boolean {
  const here = nameOf(isDraftCartFlag(isDraftEvent) ? eventId : undefined, asked.marker, cart);
  const { marker } = readDashboardRequest();
  return here === nameOf(browserStorage.read(draftFlagKey), marker, storedRecord(savedCartKey)['cart']);
}
