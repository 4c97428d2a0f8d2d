import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { glitter } from '../props/city.ts';
import { sky } from '../props/lights.ts';
import { bust } from '../props/people.ts';
import { fir } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, d, downwards, each, glow, line, path, placed, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

function lakeAndSky(stage: Stage, horizon: number, sun: Point): string {
  const { w, h, u, palette } = stage;
  const [top, middle, low] = palette.sky;
  const lake = downwards([mix(low, middle, 0.35), 0], [mix(middle, top, 0.6), 0.55], [darker(top, 0.35), 1]);
  return (
    sky(stage, horizon, sun) +
    lake.markup +
    box([0, horizon], [w, h - horizon], lake.fill) +
    glow(sun[0], horizon + u * 3, u * 42, palette.glow, 0.7)
  );
}

function island(stage: Stage, [x, bottom]: Point, width: number, shade: number): string {
  const { u, random, palette } = stage;
  const colour = mix(palette.sky[2], palette.dark, shade);
  const trees = each(width / (u * 2), (index) => {
    const at = x + index * u * 2 + random.between(-0.5, 0.5) * u;
    const fromEnd = Math.min(index, width / (u * 2) - index) / (width / (u * 4));
    return fir([at, bottom], u * (2.5 + 5.5 * fromEnd) * random.between(0.7, 1.15), colour);
  });
  return (
    trees +
    path(
      d`M${x - u * 3} ${bottom + u * 0.5}Q${x + width / 2} ${bottom - u * 2.4} ${x + width + u * 2} ${bottom + u * 0.5}Z`,
      colour,
    )
  );
}

const chair =
  'M-20 -52L-16 -52L-13 -22L13 -22L16 -52L20 -52L18 -20L22 -20L22 -16L18 -16L19 0L15 0L13 -14L-13 -14L-15 0L-19 0L-18 -16L-22 -16L-22 -20L-18 -20ZM-14 -56L-9 -60L-8 -24L-12 -24ZM-6 -62L-1 -64L-1 -24L-5 -24ZM1 -64L6 -62L5 -24L1 -24ZM9 -60L14 -56L12 -24L8 -24Z';

function dock({ w, h, u, random, palette }: Stage, top: number, middle: number): string {
  const wood = mix(palette.ground, palette.dark, 0.35);
  const [farHalf, nearHalf] = [u * 13, w * 0.36];
  const edge = (y: number): number => farHalf + ((nearHalf - farHalf) * (y - top)) / (h - top);
  const planks = each(15, (index) => {
    const [from, until] = [
      top + (h - top) * (index / 15) ** 1.5,
      top + (h - top) * ((index + 1) / 15) ** 1.5,
    ];
    const colour = mix(wood, lighter(wood, 0.4), random.between(0, 0.75));
    return polygon(
      [
        [middle - edge(from), from],
        [middle + edge(from), from],
        [middle + edge(until), until - u * 0.25],
        [middle - edge(until), until - u * 0.25],
      ],
      colour,
    );
  });
  const underneath = polygon(
    [
      [middle - farHalf - u, top - u * 0.2],
      [middle + farHalf + u, top - u * 0.2],
      [middle + nearHalf + u * 2, h],
      [middle - nearHalf - u * 2, h],
    ],
    darker(wood, 0.55),
  );
  return underneath + planks;
}

/** A dock with two chairs, as at every cottage. */
export function lakefront(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const horizon = h * random.between(0.46, 0.54);
  const sun: Point = [w * random.between(0.25, 0.75), horizon - u * random.between(5, 16)];
  const middle = w * random.between(0.42, 0.58);
  const top = h * 0.72;
  const paint = random.pick([palette.blooms[2], palette.blooms[0], palette.linen]);
  const seats = [-1, 1].map((side) =>
    placed(
      path(chair, darker(paint, 0.35)) +
        `<g transform="translate(-1 -1)">${path(chair, mix(paint, palette.dark, 0.12))}</g>`,
      [middle + side * u * 11, top + u * 12],
      { scale: u * 0.37, flip: side < 0, turn: side * 2 },
    ),
  );
  const sharp =
    island(stage, [w * random.between(-0.05, 0.15), horizon + u * 0.5], w * random.between(0.2, 0.4), 0.4) +
    island(stage, [w * random.between(0.6, 0.8), horizon + u * 0.3], w * 0.5, 0.28) +
    glitter(stage, [sun[0], horizon + u * 1.5], [u * 9, h * 0.95], lighter(palette.glow, 0.4), 60) +
    sail(stage, [w * random.between(0.2, 0.8), horizon + u * 3]) +
    dock(stage, top, middle) +
    seats.join('');
  return { blurred: lakeAndSky(stage, horizon, sun), sharp, blur: 0.8 };
}

function sail({ u, palette }: Stage, [x, y]: Point): string {
  return (
    path(d`M${x} ${y}L${x} ${y - u * 9}Q${x + u * 5} ${y - u * 4} ${x + u * 4.4} ${y}Z`, palette.linen) +
    path(
      d`M${x - u * 0.5} ${y}L${x - u * 0.5} ${y - u * 7.6}Q${x - u * 3} ${y - u * 3} ${x - u * 3.2} ${y}Z`,
      mix(palette.linen, palette.blooms[0], 0.5),
    ) +
    path(
      d`M${x - u * 3.8} ${y + u * 0.5}L${x + u * 4.8} ${y + u * 0.5}L${x + u * 3.6} ${y + u * 1.8}L${x - u * 2.8} ${y + u * 1.8}Z`,
      palette.dark,
    )
  );
}

/** Two on a bench, looking at the water. */
export function togetherAtDusk(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const horizon = h * random.between(0.52, 0.6);
  const middle = w * random.between(0.38, 0.62);
  const sun: Point = [middle + u * random.between(-9, 9), horizon - u * random.between(4, 12)];
  const size = u * random.between(27, 32);
  const seat = h * 0.86;
  const colour = darker(palette.dark, 0.15);
  const [left, right] = [random.whole(0, 5), random.whole(0, 5)];
  const pair = (shade: Colour): string =>
    placed(bust([0, 0], size, shade, left), [middle - size * 0.36, seat], { turn: 5 }) +
    placed(bust([0, 0], size * 0.94, shade, right), [middle + size * 0.38, seat], { turn: -7 });
  const bench =
    each(2, (index) =>
      box(
        [middle - u * 37, seat - u * (5.5 - index * 6.5)],
        [u * 74, u * 4.4],
        mix(colour, palette.ground, 0.22),
        { round: u },
      ),
    ) + each(2, (index) => box([middle + u * (index === 0 ? -31 : 28), seat - u * 6], [u * 3, h], colour));
  const grass = each(90, () => {
    const x = random.between(0, w);
    const tip = u * random.between(-3, 3);
    return line(
      d`M${x} ${h + u}Q${x + tip * 0.2} ${h - u * 3} ${x + tip} ${h - u * random.between(4, 11)}`,
      mix(colour, palette.foliage[0], random.between(0, 0.5)),
      u * 0.45,
    );
  });
  const sharp =
    island(stage, [random.isLucky(0.5) ? -u * 6 : w * 0.68, horizon + u * 0.5], w * 0.38, 0.35) +
    glitter(stage, [sun[0], horizon + u * 1.5], [u * 10, h], lighter(palette.glow, 0.45), 70) +
    `<g transform="translate(${-u * 0.45} ${-u * 0.4})">${pair(lighter(palette.glow, 0.2))}</g>` +
    pair(colour) +
    bench +
    grass;
  return { blurred: lakeAndSky(stage, horizon, sun), sharp, blur: 0.8 };
}
