import type { ExtensionLine } from '../cart/order-line.ts';
import { bookingLimits, moneyLimits } from '../limits.ts';
import { cents, type Cents } from '../money/cents.ts';

/** The price of an extra hour until the configuration states another: $58 (S2§9, A-32). */
export const defaultExtensionPrice = (): Cents => cents(moneyLimits.extensionPerHourCents);

/** An extension as a line of the cart, one hour to begin with; it is priced like a provider's line. */
export const extensionLineOf = (
  lineId: string,
  pricePerHourCents: Cents,
  extraHours: number = bookingLimits.extensionHours.from,
): ExtensionLine => ({ lineId, kind: 'extension', pricePerHourCents, extraHours });
