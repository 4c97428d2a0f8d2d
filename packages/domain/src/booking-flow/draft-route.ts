import { stepOfTab, TAB_NO, type StoredTab } from './steps.ts';

/** Where the mail about a draft leads: its cart, with the cart's tab number as the draft flag. */
export const draftCartPath = (eventId: number): string => `/event_booking/${TAB_NO.cart}/${eventId}`;

/** Whether the draft flag in a route opens a draft's cart; it counts as text and as number (S1§2, A-02). */
export const isDraftCartFlag = (routeFlag: StoredTab): boolean => stepOfTab(routeFlag) === 'cart';

/** The key in local storage that says that what lies there is the cart of a draft, and of which (S1§3). */
export const draftFlagKey = 'isDraftEventCart';

/** Where the header's cart leads: to that of the draft whose flag is stored, else to that of a new booking (A-R16). */
export function cartPathOf(storedFlag: string | null): string {
  const eventId = Number(storedFlag);
  return Number.isSafeInteger(eventId) && eventId > 0 ? draftCartPath(eventId) : '/event_booking?step=cart';
}

/** Whether a stored draft flag outlived its route, so that the booking starts afresh (S1§4, I-R06). */
export const isDraftFlagStale = (hasStoredFlag: boolean, routeFlag: StoredTab): boolean =>
  hasStoredFlag && !isDraftCartFlag(routeFlag);
