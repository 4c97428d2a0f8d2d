import type { Cart } from '../price-cart.ts';

/** Calculates a cart's totals in big integers directly from the specs (S1§9, A-20 to A-22). */
export function reckonCart({ lines, discount, rates }: Cart) {
  const sums = { provider: 0n, recap: 0n, extension: 0n, tip: 0n };
  for (const line of lines) {
    if (line.kind === 'provider')
      sums.provider +=
        BigInt(line.hourlyRateCents) * (line.durationHours === 1 ? 2n : BigInt(line.durationHours));
    if (line.kind === 'recap') sums.recap += BigInt(line.pricePerRecapCents) * BigInt(line.quantity);
    if (line.kind === 'extension') sums.extension += BigInt(line.pricePerHourCents) * BigInt(line.extraHours);
    if (line.kind === 'tip') sums.tip += BigInt(line.tipCents);
  }
  let off = 0n;
  let left = 0n;
  if (discount?.type === '%') off = (sums.provider * BigInt(discount.rate)) / 10_000n;
  if (discount?.type === '$') {
    const value = BigInt(discount.valueCents);
    const base = sums.provider + sums.recap;
    off = value > base ? base : value;
    if (discount.isGiftCard) left = value - off;
  }
  const subtotal = sums.provider + sums.recap + sums.extension - off;
  const fee = (subtotal * BigInt(rates.serviceFee)) / 10_000n;
  const tax = ((subtotal + fee) * BigInt(rates.tax)) / 10_000n;
  return { sums, off, left, subtotal, fee, tax, total: subtotal + fee + tax + sums.tip };
}
