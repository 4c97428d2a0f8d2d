import { bookingLimits } from '../limits.ts';
import { cents, sumOf, times, type Cents } from '../money/cents.ts';

/** What an order may hold, with its number on the wire and in the database (S1§3, A-03). */
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

/** The hours a booking is billed for: a 1-hour shoot is welcome within the 2-hour minimum (S1§9, A-06). */
export const billedHoursOf = (durationHours: number): number =>
  Math.max(durationHours, bookingLimits.minimumBilledHours);

/** What a line costs before discount, fee and tax: rate times hours, or price times pieces (S1§9). */
export function totalOfLine(line: OrderLine): Cents {
  switch (line.kind) {
    case 'provider':
      return times(line.hourlyRateCents, billedHoursOf(line.durationHours));
    case 'recap':
      return times(line.pricePerRecapCents, line.quantity);
    case 'extension':
      return times(line.pricePerHourCents, line.extraHours);
    case 'tip':
      return line.tipCents;
  }
}

/** The lines of some kinds together, before discount, fee and tax (S1§9 "item total plus reel totals"). */
export const totalOfKinds = (lines: readonly OrderLine[], kinds: readonly LineKind[]): Cents =>
  sumOf(lines.map((line) => (kinds.includes(line.kind) ? totalOfLine(line) : cents(0))));
