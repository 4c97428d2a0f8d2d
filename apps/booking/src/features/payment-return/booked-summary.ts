import { readAdditionLine } from '@repo/cart/addition-cart';
import type { AdditionLine } from '@repo/cart/addition-cart';
import { listOf } from '@repo/session/storage/stored-shape';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';

/** The booked event, kept in the state of the history entry, so that a reload still shows it. */
export type BookedSummary = {
  /** 1 is a new booking, 2 a draft with agreed providers, 0 an addition. */
  readonly kind: string;
  readonly eventId: number | null;
  readonly eventName: string;
  readonly startsAtSeconds: number | null;
  /** Null for an addition, which may extend the event. */
  readonly endsAtSeconds: number | null;
  /** Empty if this device does not know it. */
  readonly address: string;
  readonly providerNames: readonly string[];
  /** What was added to a booked event, but for a recap. */
  readonly added: readonly AdditionLine[];
  readonly hasRecap: boolean;
  readonly totalCents: Cents | null;
};

/** Parses the state of a history entry, which can hold anything. */
export function parseBookedSummary(state: unknown): BookedSummary | undefined {
  const { kind, eventName, address, providerNames, hasRecap, ...amounts }: Record<string, unknown> =
    Object(state);
  if (typeof kind !== 'string' || typeof eventName !== 'string') return undefined;
  const { eventId, startsAtSeconds, endsAtSeconds, added, totalCents } = amounts;
  return {
    kind,
    eventId: numberOrNull(eventId),
    eventName,
    startsAtSeconds: numberOrNull(startsAtSeconds),
    endsAtSeconds: numberOrNull(endsAtSeconds),
    address: typeof address === 'string' ? address : '',
    providerNames: Array.isArray(providerNames)
      ? providerNames.filter((name): name is string => typeof name === 'string')
      : [],
    added: listOf(readAdditionLine)(added)?.value ?? [],
    hasRecap: hasRecap === true,
    totalCents: Number.isSafeInteger(totalCents) ? cents(Number(totalCents)) : null,
  };
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
