import { parseFlowMarker, flowMarkerKey } from '@repo/domain/booking-flow/flow-marker';
import type { FlowMarker } from '@repo/domain/booking-flow/flow-marker';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { storedRecord } from '@repo/session/storage/stored-record';

/** The key of a saved event's cart, which the dashboard fills and the booking shows. */
export const savedCartKey = 'savedCart';
/** The key of the reserved providers of a new booking. */
export const selectedProvidersKey = 'selectedProviders';
/** The key of the recap brief, for any cart. */
export const recapKey = 'reel';

/** The booked event of a recap; without it, no recap is added to a purchase (S1§3, E-R12). */
export const recapEventKey = 'reelEventId';
export const recapOrderKey = 'reelOrderId';

export const recapKeys = [recapEventKey, recapOrderKey] as const;

const storedId = (key: string): number => {
  const id = Number(browserStorage.read(key));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

/** Returns the booked event of a recap; 0 if none. */
export const recapEventId = (): number => storedId(recapEventKey);

/** What the dashboard has requested from the booking. */
export type DashboardRequest = {
  readonly marker: FlowMarker | null;
  readonly recapEventId: number;
  readonly recapOrderId: number;
};

export const noDashboardRequest: DashboardRequest = { marker: null, recapEventId: 0, recapOrderId: 0 };

/** Returns the dashboard's request; an emptied cart requests nothing. */
export function readDashboardRequest(): DashboardRequest {
  const marker = parseFlowMarker(browserStorage.read(flowMarkerKey) ?? null);
  if (marker === null) return noDashboardRequest;
  const { isSubmitted, isAnswered } = storedRecord(recapKey);
  const { lines }: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
  const hasLines = Array.isArray(lines) && lines.length > 0;
  const hasRecap =
    recapEventId() !== 0 && (isSubmitted === true || (marker === 'recap' && isAnswered !== true));
  if (!hasLines && !hasRecap) return noDashboardRequest;
  return { marker, recapEventId: recapEventId(), recapOrderId: storedId(recapOrderKey) };
}
