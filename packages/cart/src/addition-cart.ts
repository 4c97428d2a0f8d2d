import { draftFlagKey } from '@repo/domain/booking-flow/draft-route';
import { flowMarkerKey, flowMarkerOf } from '@repo/domain/booking-flow/flow-marker';
import type { FlowMarker } from '@repo/domain/booking-flow/flow-marker';
import type { Cents } from '@repo/domain/money/cents';
import { browserStorage } from '@repo/session/storage/browser-storage';
import {
  readDashboardRequest,
  recapEventId,
  recapEventKey,
  recapKey,
  recapKeys,
  recapOrderKey,
  savedCartKey,
} from './dashboard-request.ts';
import { storedRecord } from '@repo/session/storage/stored-record';
import {
  anyOf,
  centAmount,
  integer,
  listOf,
  oneOf,
  orNull,
  recordOf,
  text,
} from '@repo/session/storage/stored-shape';

/** Version 1 stored the price of an extension, which the server now sets. */
export const savedCartVersion = 2;

/** An extension or a tip for a booked provider. */
export type AdditionLine = { readonly providerId: number; readonly name: string } & (
  | {
      readonly kind: 'extension';
      readonly extraHours: number;
      /** The end of what is booked; null in a cart that was stored without it. */
      readonly startsAtSeconds: number | null;
    }
  | { readonly kind: 'tip'; readonly tipCents: Cents }
);

/** The booked event of an addition, as the cart shows it. */
export type BookedEvent = {
  readonly eventId: number;
  readonly orderId: number;
  readonly eventName: string;
  readonly eventDate: number | null;
  readonly startsAtSeconds: number | null;
  readonly durationHours: number;
};

/** The cart of a saved event, as the booking stores it and the dashboard fills it. */
export type SavedEventCart<Line = AdditionLine, Suggested = never> = BookedEvent & {
  /** A draft with suggested providers, or an addition to a booked event. */
  readonly kind: 'draft' | 'addition';
  readonly suggested: readonly Suggested[];
  readonly lines: readonly Line[];
  /** An order that awaits its payment: the next checkout replaces it. */
  readonly unpaidOrderId: number | null;
};

type LineOf<Kind extends AdditionLine['kind']> = Extract<AdditionLine, { readonly kind: Kind }>;

/** Reads a stored extension or tip. */
export const readAdditionLine = anyOf<AdditionLine>(
  recordOf<LineOf<'extension'>>(
    {
      kind: oneOf('extension'),
      providerId: integer,
      name: text,
      extraHours: integer,
      startsAtSeconds: orNull(integer),
    },
    { name: '', startsAtSeconds: null },
  ),
  recordOf<LineOf<'tip'>>(
    { kind: oneOf('tip'), providerId: integer, name: text, tipCents: centAmount },
    { name: '' },
  ),
);

type StoredAdditions = Pick<SavedEventCart, 'lines' | 'unpaidOrderId'>;
const noAdditions: StoredAdditions = { lines: [], unpaidOrderId: null };

/** Returns the stored additions to an event, and the order that awaits its payment. */
export function additionsInCart(eventId: number): StoredAdditions {
  const cart: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
  const lines = listOf(readAdditionLine)(cart['lines']);
  const isSame = cart['kind'] === 'addition' && cart['eventId'] === eventId;
  if (!isSame || lines === undefined) return noAdditions;
  return { lines: lines.value, unpaidOrderId: integer(cart['unpaidOrderId'])?.value ?? null };
}

/** Returns the name of another event whose additions are in the cart, which the next addition replaces. */
export function otherEventInCart(eventId: number): string | undefined {
  if (readDashboardRequest().marker === null) return undefined;
  const cart: Readonly<Record<string, unknown>> = Object(storedRecord(savedCartKey)['cart']);
  const { kind, eventId: otherId, eventName } = cart;
  const isOther = kind === 'addition' && otherId !== eventId && typeof eventName === 'string';
  return isOther ? eventName : undefined;
}

/** Adds extensions and tips to the cart; additions to another event are replaced (K-R06). */
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
 * Adds a recap for an event to its cart (E-R12). Removes the brief of another event, and asks again if this one was
 * skipped.
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

function keep(event: BookedEvent, { lines, unpaidOrderId }: StoredAdditions, marker: FlowMarker): void {
  const cart: SavedEventCart = { ...event, kind: 'addition', suggested: [], lines, unpaidOrderId };
  const kept = { cart, _persist: { version: savedCartVersion, rehydrated: true } };
  browserStorage.write(savedCartKey, JSON.stringify(kept));
  browserStorage.write(flowMarkerKey, marker);
  // The booking would otherwise open a draft's cart, or start over on its way to this one (I-R06).
  browserStorage.remove(draftFlagKey);
}

/** Removes the addition once its cart was emptied and the host goes on. */
export function removeAddition(): void {
  for (const key of [flowMarkerKey, savedCartKey, ...recapKeys]) browserStorage.remove(key);
}
