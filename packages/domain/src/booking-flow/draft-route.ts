import { stepOfTab, TAB_NO, type StoredTab } from './steps.ts';

/** Returns the path of a draft's cart, with the cart's tab number as the draft flag. */
export const draftCartPath = (eventId: number): string => `/event_booking/${TAB_NO.cart}/${eventId}`;

/** Whether a route's draft flag, as text or number, opens a draft's cart (S1§2, A-02). */
export const isDraftCartFlag = (routeFlag: StoredTab): boolean => stepOfTab(routeFlag) === 'cart';

/** Local storage key of the event id of the draft in the cart (S1§3). */
export const draftFlagKey = 'isDraftEventCart';

/** Returns the path of the header's cart: the stored draft's cart, or a new booking's (A-R16). */
export function cartPathOf(storedFlag: string | null): string {
  const eventId = Number(storedFlag);
  return Number.isSafeInteger(eventId) && eventId > 0 ? draftCartPath(eventId) : '/event_booking?step=cart';
}

/** Whether a draft flag is stored but the route is not a draft's, so that the booking starts over (S1§4, I-R06). */
export const isDraftFlagStale = (hasStoredFlag: boolean, routeFlag: StoredTab): boolean =>
  hasStoredFlag && !isDraftCartFlag(routeFlag);
