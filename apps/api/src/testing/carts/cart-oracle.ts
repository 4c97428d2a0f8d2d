/**
 * What a cart costs and what comes back, worked out once more from the words of the specs, with whole numbers of any
 * size and nothing of the product: a difference is a mistake on one of the two sides.
 */
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

/** Everybody gets the whole part; what is missing goes, a cent each, to the largest rests, the earlier one first. */
function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = add(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  const rests = weights.map((weight, place) => ({ place, rest: (amount * weight) % all }));
  rests.sort((one, other) =>
    one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
  );
  for (const { place } of rests.slice(0, Number(amount - add(parts))))
    parts[place] = (parts[place] ?? 0n) + 1n;
  return parts;
}

export function priceByOracle({ lines, code, feeRate, taxRate }: OracleCart): OraclePrice {
  const gross = lines.map(({ unit, pieces }) => unit * pieces);
  const base = gross.map((amount, place) =>
    code?.type === '%' && lines[place]?.kind === 'recap' ? 0n : amount,
  );
  const most = add(base);
  let off = 0n;
  if (code?.type === '%') off = (most * code.value) / 10_000n;
  else if (code !== undefined) off = code.value < most ? code.value : most;
  const sub = add(gross) - off;
  const fee = (sub * feeRate) / 10_000n;
  const tax = ((sub + fee) * taxRate) / 10_000n;
  const offs = spread(off, base);
  const nets = gross.map((amount, place) => amount - (offs[place] ?? 0n));
  const fees = spread(fee, nets);
  const taxes = spread(
    tax,
    nets.map((net, place) => net + (fees[place] ?? 0n)),
  );
  return {
    off,
    left: code?.type === 'gift' ? code.value - off : 0n,
    sub,
    fee,
    tax,
    total: sub + fee + tax,
    shares: gross.map((amount, place) => ({
      gross: amount,
      off: offs[place] ?? 0n,
      fee: fees[place] ?? 0n,
      tax: taxes[place] ?? 0n,
      all: (nets[place] ?? 0n) + (fees[place] ?? 0n) + (taxes[place] ?? 0n),
    })),
  };
}

/** What comes back for one line: all of it, or half of the line and its tax with the fee kept. */
export const backByOracle = (share: OracleShare, isHalf: boolean): bigint =>
  isHalf ? (share.all - share.fee) / 2n : share.all;

/** What a gift card gets back for one line. */
export const giftByOracle = (share: OracleShare, isHalf: boolean): bigint =>
  isHalf ? share.off / 2n : share.off;
