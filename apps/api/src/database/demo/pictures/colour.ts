/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

const partsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Some way from one colour to another: 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = partsOf(to);
  const mixed = partsOf(from).map((part, index) => part + ((target[index] ?? part) - part) * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#fff8ec', share);

export const darker = (colour: Colour, share: number): Colour => mix(colour, '#0e0b12', share);
