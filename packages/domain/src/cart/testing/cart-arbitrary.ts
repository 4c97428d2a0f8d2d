import fc from 'fast-check';
import { basisPoints } from '../../money/basis-points.ts';
import { cents } from '../../money/cents.ts';
import type { FeeRates } from '../../money/fee-rates.ts';
import type { Discount } from '../discount.ts';
import type { OrderLine } from '../order-line.ts';
import type { Cart } from '../price-cart.ts';

/** Common prices, the first few cents, where truncation matters, and prices far beyond any order. */
const anyPrice = fc
  .oneof(fc.nat({ max: 60_000 }), fc.nat({ max: 9 }), fc.nat({ max: 100_000_000_000 }))
  .map((amount) => cents(amount));

const anyPart: fc.Arbitrary<OrderLine> = fc.oneof(
  fc.record({
    lineId: fc.constant(''),
    kind: fc.constant('provider' as const),
    hourlyRateCents: anyPrice,
    durationHours: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({
    lineId: fc.constant(''),
    kind: fc.constant('recap' as const),
    pricePerRecapCents: anyPrice,
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    lineId: fc.constant(''),
    kind: fc.constant('extension' as const),
    pricePerHourCents: anyPrice,
    extraHours: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ lineId: fc.constant(''), kind: fc.constant('tip' as const), tipCents: anyPrice }),
);

const anyLines = fc
  .array(anyPart, { maxLength: 6 })
  .map((lines) => lines.map((line, index): OrderLine => ({ ...line, lineId: `line ${index}` })));

const anyRate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ type: fc.constant('%' as const), rate: anyRate }),
  fc.record({ type: fc.constant('$' as const), valueCents: anyPrice, isGiftCard: fc.boolean() }),
);

const anyRates: fc.Arbitrary<FeeRates> = fc.oneof(
  fc.constant({ serviceFee: basisPoints(500), tax: basisPoints(1300) }),
  fc.record({ serviceFee: anyRate, tax: anyRate }),
);

/** A cart of any lines, with or without a code, including carts that no screen allows. */
export const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: anyLines,
  discount: fc.option(anyDiscount, { nil: null }),
  rates: anyRates,
});
