import { bookingLimits } from '../limits.ts';
import { cents, sumOf, times, type Cents } from '../money/cents.ts';

/** The kinds of order lines, with their numbers in the API and the database (S1§3, A-03). */
export const orderItemTypes = { provider: 2, recap: 3, extension: 4, tip: 5 } as const;

export type LineKind = keyof typeof orderItemTypes;

export type ProviderLine = {
  readonly lineId: string;
  readonly kind: 'provider';
  readonly hourlyRateCents: Cents;
  readonly durationHours: number;
};

export type RecapLine = {
  readonly lineId: string;
  readonly kind: 'recap';
  readonly pricePerRecapCents: Cents;
  readonly quantity: number;
};

export type ExtensionLine = {
  readonly lineId: string;
  readonly kind: 'extension';
  readonly pricePerHourCents: Cents;
  readonly extraHours: number;
};

export type TipLine = { readonly lineId: string; readonly kind: 'tip'; readonly tipCents: Cents };

export type OrderLine = ProviderLine | RecapLine | ExtensionLine | TipLine;

/** Returns the billed hours: at least 2, also for a 1-hour booking (S1§9, A-06). */
export const billedHoursOf = (durationHours: number): number =>
  Math.max(durationHours, bookingLimits.minimumBilledHours);

/** Returns the billed quantity of a line and the price of one: of an hour, a recap or the tip. */
export function quantityOf(line: OrderLine): { readonly quantity: number; readonly unitCents: Cents } {
  switch (line.kind) {
    case 'provider':
      return { quantity: billedHoursOf(line.durationHours), unitCents: line.hourlyRateCents };
    case 'recap':
      return { quantity: line.quantity, unitCents: line.pricePerRecapCents };
    case 'extension':
      return { quantity: line.extraHours, unitCents: line.pricePerHourCents };
    case 'tip':
      return { quantity: 1, unitCents: line.tipCents };
  }
}

/** Returns the price of a line before discount, fee and tax (S1§9). */
export function totalOfLine(line: OrderLine): Cents {
  const { quantity, unitCents } = quantityOf(line);
  return times(unitCents, quantity);
}

/** Sums the lines of the given kinds before discount, fee and tax (S1§9 "item total plus reel totals"). */
export const totalOfKinds = (lines: readonly OrderLine[], kinds: readonly LineKind[]): Cents =>
  sumOf(lines.map((line) => (kinds.includes(line.kind) ? totalOfLine(line) : cents(0))));
