// Calculates the price and refunds of a cart from the text of the specs, with big integers and without code of the
// product, so that a difference reveals a mistake on either side. Amounts are cents, rates are basis points.

export type OracleLine = {
  readonly kind: 'provider' | 'recap';
  readonly unit: bigint;
  readonly pieces: bigint;
};
export type OracleCode = { readonly type: '%' | '$' | 'gift'; readonly value: bigint };
export type OracleCart = {
  readonly lines: readonly OracleLine[];
  readonly code: OracleCode | undefined;
  readonly feeRate: bigint;
  readonly taxRate: bigint;
};

export type OracleShare = {
  readonly gross: bigint;
  readonly off: bigint;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly all: bigint;
};
export type OraclePrice = {
  readonly off: bigint;
  readonly left: bigint;
  readonly sub: bigint;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly shares: readonly OracleShare[];
};

const add = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Splits an amount by weight, rounding down; the missing cents go to the largest remainders, earlier lines first. */
function split(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = add(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  const remainders = weights.map((weight, index) => ({ index, remainder: (amount * weight) % all }));
  remainders.sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  for (const { index } of remainders.slice(0, Number(amount - add(parts))))
    parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** Calculates the price of a cart and the share of each line. */
export function priceByOracle({ lines, code, feeRate, taxRate }: OracleCart): OraclePrice {
  const gross = lines.map(({ unit, pieces }) => unit * pieces);
  const base = gross.map((amount, index) =>
    code?.type === '%' && lines[index]?.kind === 'recap' ? 0n : amount,
  );
  const most = add(base);
  let off = 0n;
  if (code?.type === '%') off = (most * code.value) / 10_000n;
  else if (code !== undefined) off = code.value < most ? code.value : most;
  const sub = add(gross) - off;
  const fee = (sub * feeRate) / 10_000n;
  const tax = ((sub + fee) * taxRate) / 10_000n;
  const offs = split(off, base);
  const nets = gross.map((amount, index) => amount - (offs[index] ?? 0n));
  const fees = split(fee, nets);
  const taxes = split(
    tax,
    nets.map((net, index) => net + (fees[index] ?? 0n)),
  );
  return {
    off,
    left: code?.type === 'gift' ? code.value - off : 0n,
    sub,
    fee,
    tax,
    total: sub + fee + tax,
    shares: gross.map((amount, index) => ({
      gross: amount,
      off: offs[index] ?? 0n,
      fee: fees[index] ?? 0n,
      tax: taxes[index] ?? 0n,
      all: (nets[index] ?? 0n) + (fees[index] ?? 0n) + (taxes[index] ?? 0n),
    })),
  };
}

/** Returns the refund of one line: all of it, or half of the line and its tax without the fee. */
export const backByOracle = (share: OracleShare, isHalf: boolean): bigint =>
  isHalf ? (share.all - share.fee) / 2n : share.all;

/** Returns the amount that a gift card gets back for one line. */
export const giftByOracle = (share: OracleShare, isHalf: boolean): bigint =>
  isHalf ? share.off / 2n : share.off;
