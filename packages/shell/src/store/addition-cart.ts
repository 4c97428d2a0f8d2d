import { flowMarkerIn, flowMarkerKey, flowMarkerOf } from '@repo/domain/booking-flow/flow-marker';
import type { FlowMarker } from '@repo/domain/booking-flow/flow-marker';
import type { Cents } from '@repo/domain/money/cents';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { storedRecord } from './stored-record.ts';
import { isText, isWhole, listOf, shapeOf } from './stored-shape.ts';

/** Where the cart of a saved event is kept, and in which form: the dashboard fills it in, the booking shows it. */
export const savedCartKey = 'savedCart';
/** In the first form an extension still named its price, which is the server's to say. */
export const savedCartVersion = 2;

/** Where the brief of a recap is kept, for whatever cart it goes into. */
export const recapKey = 'reel';

/** For which booked event a recap is bought; without a stored id none goes with what else is bought (S1§3, E-R12). */
const recapEventKey = 'reelEventId';
const recapOrderKey = 'reelOrderId';

export const recapKeys = [recapEventKey, recapOrderKey] as const;

/** An extension or a tip of somebody who is booked. */
export type AdditionLine = { readonly providerId: number; readonly name: string } & (
  | { readonly kind: 'extension'; readonly extraHours: number }
  | { readonly kind: 'tip'; readonly tipCents: Cents }
);

/** The event that something is added to, as the cart names it. */
export type BookedEvent = {
  readonly eventId: number;
  readonly orderId: number;
  readonly eventName: string;
  readonly eventDate: number | null;
  readonly startsAtSeconds: number | null;
  readonly durationHours: number;
};

const ofProvider = { providerId: isWhole, name: isText };
const isExtension = shapeOf({ ...ofProvider, extraHours: isWhole });
const isTip = shapeOf({ ...ofProvider, tipCents: isWhole });

export function isAdditionLine(value: unknown): value is AdditionLine {
  const { kind }: Readonly<Record<string, unknown>> = Object(value);
  return (kind === 'extension' && isExtension(value)) || (kind === 'tip' && isTip(value));
}

type KeptCart = { readonly lines: readonly AdditionLine[]; readonly unpaidOrderId: number | null };
const nothingKept: KeptCart = { lines: [], unpaidOrderId: null };

/** What lies in the cart for an event already, and the order of a try that waits for its payment. */
export function additionsInCart(eventId: number): KeptCart {
  const cart: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
  const { lines, unpaidOrderId } = cart;
  const isSame = cart['kind'] === 'addition' && cart['eventId'] === eventId;
  if (!isSame || !Array.isArray(lines) || !listOf(isAdditionLine)(lines)) return nothingKept;
  return {
    lines: lines.filter(isAdditionLine),
    unpaidOrderId: typeof unpaidOrderId === 'number' ? unpaidOrderId : null,
  };
}

/** Adds extensions and tips of one event to the cart; what lies there for another event gives way (K-R06). */
export function addToCart(event: BookedEvent, added: readonly AdditionLine[]): void {
  const isSameLine = (one: AdditionLine, other: AdditionLine): boolean =>
    one.kind === other.kind && one.providerId === other.providerId;
  const kept = additionsInCart(event.eventId);
  const others = kept.lines.filter((line) => !added.some((each) => isSameLine(each, line)));
  const lines = [...others, ...added];
  const has = (wanted: AdditionLine['kind']): boolean => lines.some(({ kind }) => kind === wanted);
  const marker = flowMarkerOf({ hasExtension: has('extension'), hasTip: has('tip') });
  if (marker === null) return;
  if (recapEventId() !== event.eventId) for (const key of recapKeys) browserStorage.remove(key);
  keep(event, { ...kept, lines }, marker);
}

/**
 * Says that a recap is to be bought for an event, with whatever lies in the cart for it (E-R12). The brief of another one
 * is not for it, and whoever has skipped this one before is asked again.
 */
export function addRecapToCart(event: BookedEvent): void {
  const recap = storedRecord(recapKey);
  if (recapEventId() !== event.eventId) browserStorage.remove(recapKey);
  else if (recap['isSubmitted'] !== true)
    browserStorage.write(recapKey, JSON.stringify({ ...recap, isAnswered: false }));
  keep(event, additionsInCart(event.eventId), 'recap');
  browserStorage.write(recapEventKey, String(event.eventId));
  browserStorage.write(recapOrderKey, String(event.orderId));
}

function keep(event: BookedEvent, { lines, unpaidOrderId }: KeptCart, marker: FlowMarker): void {
  const cart = { ...event, kind: 'addition', suggested: [], lines, unpaidOrderId };
  const kept = { cart, _persist: { version: savedCartVersion, rehydrated: true } };
  browserStorage.write(savedCartKey, JSON.stringify(kept));
  browserStorage.write(flowMarkerKey, marker);
}

const storedId = (key: string): number => {
  const id = Number(browserStorage.read(key));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

const recapEventId = (): number => storedId(recapEventKey);

/** What the dashboard has asked the booking for. */
export type AskedByDashboard = {
  readonly marker: FlowMarker | null;
  readonly recapEventId: number;
  readonly recapOrderId: number;
};

export const nothingAsked: AskedByDashboard = { marker: null, recapEventId: 0, recapOrderId: 0 };

/** What lies on the device for the booking to show; a cart that was emptied there stands in nobody's way. */
export function askedByDashboard(): AskedByDashboard {
  const marker = flowMarkerIn(browserStorage.read(flowMarkerKey) ?? null);
  if (marker === null) return nothingAsked;
  const { isSubmitted, isAnswered } = storedRecord(recapKey);
  const { lines }: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
  const hasLines = Array.isArray(lines) && lines.length > 0;
  const hasRecap =
    recapEventId() !== 0 && (isSubmitted === true || (marker === 'recap' && isAnswered !== true));
  if (!hasLines && !hasRecap) return nothingAsked;
  return { marker, recapEventId: recapEventId(), recapOrderId: storedId(recapOrderKey) };
}

/** The cart of the dashboard has been emptied, and its host goes on with something else. */
export function forgetAddition(): void {
  for (const key of [flowMarkerKey, savedCartKey, ...recapKeys]) browserStorage.remove(key);
}
