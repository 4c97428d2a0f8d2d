declare const centsMark: unique symbol;

/** Whole cents, the only form of money inside the product: no sum ever meets a binary fraction. */
export type Cents = number & { readonly [centsMark]: true };

/** The only way to a `Cents`. A fraction, an unsafe number or -0 is a bug of the caller, so it throws. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || Object.is(amount, -0))
    throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** Percentages and shares are of what is there: a negative amount is a bug of the caller, so it throws. */
export function refuseNegative(amount: Cents): void {
  if (amount < 0) throw new RangeError(`negative cents: ${amount}`);
}

/** The exact sum; it throws as soon as a running total leaves the range in which cents are exact. */
export const sumOf = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => cents(total + amount), cents(0));

/** What is left of an amount once a part is taken off. */
export const minus = (amount: Cents, part: Cents): Cents => cents(amount - part);

/** An amount so many times over: hours or pieces of one line (S1§9). */
export const times = (amount: Cents, count: number): Cents => cents(amount * count);

/** The smaller of two amounts, as a capped discount needs it (S1§9). */
export const smallerOf = (one: Cents, other: Cents): Cents => cents(Math.min(one, other));
