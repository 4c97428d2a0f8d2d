declare const centsMark: unique symbol;

/** Whole cents, the only form of money inside the product, so that sums are exact. */
export type Cents = number & { readonly [centsMark]: true };

/** Creates a `Cents`. Throws for a fraction, an unsafe number or -0, which are bugs of the caller. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || Object.is(amount, -0))
    throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** Throws for a negative amount, which is a bug of the caller: percentages and shares need none. */
export function assertNotNegative(amount: Cents): void {
  if (amount < 0) throw new RangeError(`negative cents: ${amount}`);
}

/** Sums amounts exactly. Throws when a running total is no longer a safe integer. */
export const sumOf = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => cents(total + amount), cents(0));

/** Subtracts a part from an amount. */
export const minus = (amount: Cents, part: Cents): Cents => cents(amount - part);

/** Multiplies an amount by hours or pieces of a line (S1§9). */
export const times = (amount: Cents, count: number): Cents => cents(amount * count);

/** Returns the smaller of two amounts, for example of a capped discount (S1§9). */
export const minOf = (one: Cents, other: Cents): Cents => cents(Math.min(one, other));
