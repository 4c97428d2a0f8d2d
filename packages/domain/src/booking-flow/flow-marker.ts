/** The key in local storage that says what an opened booking page is for. */
export const flowMarkerKey = 'bookingFlow';

const flowMarkers = ['extend', 'tip', 'extendTip', 'recap'] as const;

/** Extensions, tips or both of a booked event, or a recap for one; without a marker it is a new booking. */
export type FlowMarker = (typeof flowMarkers)[number];

/** Reads the stored marker; anything else stands for a new booking. */
export const flowMarkerIn = (stored: string | null): FlowMarker | null =>
  flowMarkers.find((marker) => marker === stored) ?? null;

/** The marker of a dashboard cart: extensions only, tips only, or both (S2§4, A-66). */
export function flowMarkerOf(cart: {
  readonly hasExtension: boolean;
  readonly hasTip: boolean;
}): FlowMarker | null {
  if (cart.hasExtension) return cart.hasTip ? 'extendTip' : 'extend';
  return cart.hasTip ? 'tip' : null;
}
