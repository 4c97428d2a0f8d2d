import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basisPointsOfPercent } from '../money/basis-points.ts';
import { cents } from '../money/cents.ts';
import { standardFeeRates } from '../money/fee-rates.ts';
import { checkProperty } from '../testing/property.ts';
import type { Discount } from './discount.ts';
import { calculateLineShares, type LineShare } from './line-shares.ts';
import type { OrderLine } from './order-line.ts';
import { anyCart } from './testing/cart-arbitrary.ts';
import { reckonCart } from './testing/cart-oracle.ts';

const provider = (lineId: string, durationHours: number): OrderLine => ({
  lineId,
  kind: 'provider',
  hourlyRateCents: cents(5800),
  durationHours,
});
const recap: OrderLine = { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 1 };
const tip: OrderLine = { lineId: 't', kind: 'tip', tipCents: cents(500) };

const sharesOf = (lines: readonly OrderLine[], discount: Discount | null): readonly LineShare[] =>
  calculateLineShares({ lines, discount, rates: standardFeeRates() });

test('[A-28] [FF-23] a % discount spreads over the provider lines only', () => {
  const shares = sharesOf([provider('a', 4), recap, provider('b', 2)], {
    type: '%',
    rate: basisPointsOfPercent(10),
  });
  assert.deepEqual(
    shares.map(({ lineId, discountCents, netCents }) => [lineId, discountCents, netCents]),
    [
      ['a', 2320, 20_880],
      ['r', 0, 12_500],
      ['b', 1160, 10_440],
    ],
  );
});

test('[A-28] [FF-23] a $ discount spreads over all lines, the spare cent to the larger remainder', () => {
  const shares = sharesOf([provider('a', 2), recap], {
    type: '$',
    valueCents: cents(1000),
    isGiftCard: false,
  });
  // 1000 × 11600 / 24100 = 481.33 and 1000 × 12500 / 24100 = 518.67
  assert.deepEqual(
    shares.map(({ discountCents }) => discountCents),
    [481, 519],
  );
});

test('[A-28] equal lines share an odd cent in favour of the earlier', () => {
  const shares = sharesOf([provider('a', 2), provider('b', 2)], {
    type: '$',
    valueCents: cents(5),
    isGiftCard: true,
  });
  assert.deepEqual(
    shares.map(({ discountCents }) => discountCents),
    [3, 2],
  );
});

test('[A-28] fee and tax spread over what each line costs after the discount', () => {
  const shares = sharesOf([provider('a', 4), provider('b', 2)], {
    type: '%',
    rate: basisPointsOfPercent(10),
  });
  assert.deepEqual(
    shares.map(({ serviceFeeCents, taxCents, totalCents }) => [serviceFeeCents, taxCents, totalCents]),
    [
      [1044, 2850, 24_774],
      [522, 1425, 12_387],
    ],
  );
});

test('[A-22] gives a tip no share of discount, fee or tax', () => {
  const shares = sharesOf([tip, provider('a', 2)], { type: '$', valueCents: cents(1000), isGiftCard: false });
  const [tipShare] = shares;
  assert.deepEqual(tipShare, {
    lineId: 't',
    kind: 'tip',
    grossCents: 500,
    discountCents: 0,
    netCents: 500,
    serviceFeeCents: 0,
    taxCents: 0,
    totalCents: 500,
  });
});

const sumOfShares = (shares: readonly LineShare[], pick: (share: LineShare) => number): bigint =>
  shares.reduce((total, share) => total + BigInt(pick(share)), 0n);

test('[A-28] [FF-23] the shares of all lines add up to discount, fee, tax and total of the cart', () => {
  checkProperty([anyCart], (cart) => {
    const shares = calculateLineShares(cart);
    const { off, fee, tax, total } = reckonCart(cart);
    assert.deepEqual(
      [
        sumOfShares(shares, ({ discountCents }) => discountCents),
        sumOfShares(shares, ({ serviceFeeCents }) => serviceFeeCents),
        sumOfShares(shares, ({ taxCents }) => taxCents),
        sumOfShares(shares, ({ totalCents }) => totalCents),
      ],
      [off, fee, tax, total],
    );
  });
});

test('[A-28] no share is negative, above its line, or more than a cent from its exact part', () => {
  checkProperty([anyCart], (cart) => {
    const { off, sums } = reckonCart(cart);
    const base = cart.discount?.type === '$' ? sums.provider + sums.recap : sums.provider;
    for (const share of calculateLineShares(cart)) {
      const { kind, grossCents, discountCents, netCents, serviceFeeCents, taxCents, totalCents } = share;
      for (const amount of [discountCents, netCents, serviceFeeCents, taxCents]) {
        assert.ok(amount >= 0 && !Object.is(amount, -0));
      }
      assert.equal(BigInt(netCents), BigInt(grossCents) - BigInt(discountCents));
      assert.equal(BigInt(totalCents), BigInt(netCents) + BigInt(serviceFeeCents) + BigInt(taxCents));
      const isDiscounted = kind === 'provider' || (kind === 'recap' && cart.discount?.type === '$');
      const exactTimesBase = isDiscounted ? off * BigInt(grossCents) : 0n;
      const distance = BigInt(discountCents) * base - exactTimesBase;
      assert.ok(distance < (base || 1n) && -distance < (base || 1n));
    }
  });
});
