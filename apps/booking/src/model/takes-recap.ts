import type { AskedByDashboard } from '@repo/shell/store/addition-cart';
import type { SavedEventCart } from './store/saved-cart.ts';

/**
 * Whether a recap can be bought with the cart of a saved event: with a draft's, and where the dashboard has asked for one
 * (E-R12). The recap of a booking that was begun before stays out of other carts.
 */
export const takesRecap = (saved: SavedEventCart | null, { recapEventId }: AskedByDashboard): boolean =>
  saved !== null && (saved.kind === 'draft' || saved.eventId === recapEventId);
