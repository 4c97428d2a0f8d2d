import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';

/** What was booked, in the state of the page's history: it outlives a reload, and goes with the window. */
export type BookedSummary = {
  /** 1 a new booking, 2 a draft with agreed providers, 0 an addition. */
  readonly kind: string;
  readonly eventName: string;
  readonly startsAtSeconds: number | null;
  readonly providerNames: readonly string[];
  readonly hasRecap: boolean;
  readonly totalCents: Cents | null;
};

/** The state of the history can hold anything; a plain visit has none. */
export function summaryIn(state: unknown): BookedSummary | undefined {
  const { kind, eventName, startsAtSeconds, providerNames, hasRecap, totalCents }: Record<string, unknown> =
    Object(state);
  if (typeof kind !== 'string' || typeof eventName !== 'string') return undefined;
  return {
    kind,
    eventName,
    startsAtSeconds: typeof startsAtSeconds === 'number' ? startsAtSeconds : null,
    providerNames: Array.isArray(providerNames)
      ? providerNames.filter((name): name is string => typeof name === 'string')
      : [],
    hasRecap: hasRecap === true,
    totalCents: Number.isSafeInteger(totalCents) ? cents(Number(totalCents)) : null,
  };
}
