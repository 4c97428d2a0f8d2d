import type { ExtensionLine } from '../cart/order-line.ts';
import { bookingLimits, moneyLimits } from '../limits.ts';
import { cents, type Cents } from '../money/cents.ts';

/** Returns the default price of an extra hour, $58 (S2§9, A-32). */
export const defaultExtensionPrice = (): Cents => cents(moneyLimits.extensionPerHourCents);

/** Creates the cart line of an extension. It is priced like a provider's line. */
export const extensionLineOf = (
  lineId: string,
  pricePerHourCents: Cents,
  extraHours: number = bookingLimits.extensionHours.from,
): ExtensionLine => ({ lineId, kind: 'extension', pricePerHourCents, extraHours });
