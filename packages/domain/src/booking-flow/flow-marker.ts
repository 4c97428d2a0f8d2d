/** Local storage key of the purpose of an opened booking page. */
export const flowMarkerKey = 'bookingFlow';

const flowMarkers = ['extend', 'tip', 'extendTip', 'recap'] as const;

/** Adds extensions, tips or both, or a recap, to a booked event. Without a marker it is a new booking. */
export type FlowMarker = (typeof flowMarkers)[number];

/** Returns the stored marker, or null for a new booking. */
export const parseFlowMarker = (stored: string | null): FlowMarker | null =>
  flowMarkers.find((marker) => marker === stored) ?? null;

/** Returns the marker of a dashboard cart with extensions, tips or both (S2§4, A-66). */
export function flowMarkerOf(cart: {
  readonly hasExtension: boolean;
  readonly hasTip: boolean;
}): FlowMarker | null {
  if (cart.hasExtension) return cart.hasTip ? 'extendTip' : 'extend';
  return cart.hasTip ? 'tip' : null;
}
