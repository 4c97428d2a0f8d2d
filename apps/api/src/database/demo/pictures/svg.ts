import type { Colour } from './colour.ts';

/** What a shape is filled with: a colour, or the name of a gradient that stands before it. */
export type Fill = Colour | `url(#${string})` | 'none';

export type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The `d` of a path, its numbers cut to what a pixel can show. */
export const d = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  texts.map((text, index) => (index === 0 ? '' : short(numbers[index - 1] ?? 0)) + text).join('');

const paint = (fill: Fill, opacity: number): string =>
  `fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${Math.round(opacity * 100) / 100}"`}`;

const turned = (degrees: number, x: number, y: number): string =>
  degrees === 0 ? '' : ` transform="rotate(${short(degrees)} ${short(x)} ${short(y)})"`;

export const circle = (x: number, y: number, r: number, fill: Fill, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${paint(fill, opacity)}/>`;

export const ellipse = (
  [x, y]: Point,
  [rx, ry]: Point,
  fill: Fill,
  { opacity = 1, turn = 0 }: { opacity?: number; turn?: number } = {},
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${paint(fill, opacity)}${turned(turn, x, y)}/>`;

export const box = (
  [x, y]: Point,
  [width, height]: Point,
  fill: Fill,
  { opacity = 1, turn = 0, round = 0 }: { opacity?: number; turn?: number; round?: number } = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${
    round === 0 ? '' : ` rx="${short(round)}"`
  } ${paint(fill, opacity)}${turned(turn, x + width / 2, y + height / 2)}/>`;

export const path = (shape: string, fill: Fill, opacity = 1): string =>
  `<path d="${shape}" ${paint(fill, opacity)}/>`;

export const line = (shape: string, colour: Fill, width: number, opacity = 1): string =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity === 1 ? '' : ` stroke-opacity="${Math.round(opacity * 100) / 100}"`
  }/>`;

export const polygon = (points: readonly Point[], fill: Fill, opacity = 1): string =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, opacity);

/** Moves, scales and turns what was drawn around the origin. */
export const placed = (
  markup: string,
  [x, y]: Point,
  { scale = 1, turn = 0, flip = false }: { scale?: number; turn?: number; flip?: boolean } = {},
): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${short(turn)})`} scale(${
    Math.round((flip ? -scale : scale) * 1000) / 1000
  } ${Math.round(scale * 1000) / 1000})">${markup}</g>`;

type Stop = readonly [colour: Colour, at: number, opacity?: number];
export type Gradient = { readonly markup: string; readonly fill: `url(#${string})` };

/** A gradient is named by what it is, so that drawing the same one twice does no harm. */
function named(kind: 'linear' | 'radial', place: string, stops: readonly Stop[]): Gradient {
  const inner = stops
    .map(
      ([colour, at, opacity = 1]) =>
        `<stop offset="${short(at * 10) === '0' ? 0 : Math.round(at * 1000) / 1000}" stop-color="${colour}"${
          opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
        }/>`,
    )
    .join('');
  const id = `${kind}${place}${inner}`.replaceAll(/[^a-z0-9]/g, '');
  return {
    markup: `<${kind}Gradient id="${id}" ${place}>${inner}</${kind}Gradient>`,
    fill: `url(#${id})`,
  };
}

/** From top to bottom of whatever is filled with it. */
export const downwards = (...stops: readonly Stop[]): Gradient =>
  named('linear', 'x1="0" y1="0" x2="0" y2="1"', stops);

/** From left to right of whatever is filled with it. */
export const sideways = (...stops: readonly Stop[]): Gradient =>
  named('linear', 'x1="0" y1="0" x2="1" y2="0"', stops);

/** From a point of whatever is filled with it outwards. */
export const outwards = (x: number, y: number, r: number, ...stops: readonly Stop[]): Gradient =>
  named('radial', `cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`, stops);

/** Light that fades to nothing around a point. */
export function glow(x: number, y: number, r: number, colour: Colour, opacity: number): string {
  const fading = outwards(
    0.5,
    0.5,
    0.5,
    [colour, 0, opacity],
    [colour, 0.35, opacity * 0.45],
    [colour, 1, 0],
  );
  return fading.markup + circle(x, y, r, fading.fill);
}

/** Draws something several times. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
