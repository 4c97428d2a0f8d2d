import type { DashboardRequest } from '@repo/cart/dashboard-request';
import type { SavedEventCart } from './store/saved-cart.ts';

/**
 * Returns whether the cart of a saved event can include a recap: a draft's can, others only if the dashboard has
 * requested one (E-R12). The recap of a new booking stays out of other carts.
 */
export const canIncludeRecap = (saved: SavedEventCart | null, { recapEventId }: DashboardRequest): boolean =>
  saved !== null && (saved.kind === 'draft' || saved.eventId === recapEventId);
