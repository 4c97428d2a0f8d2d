import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Stage } from '../scene.ts';
import { circle, d, each, ellipse, line, path, placed } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A rose seen from above: rings of petals that get darker towards the middle. */
export function rose([x, y]: Point, r: number, colour: Colour, turn: number): string {
  const rings = [1, 0.76, 0.54, 0.34, 0.17];
  const petals = rings.map((size, ring) => {
    const shade = ring % 2 === 0 ? lighter(colour, 0.16 - ring * 0.03) : darker(colour, 0.05 + ring * 0.035);
    const count = ring === 4 ? 1 : 5;
    return each(count, (index) => {
      const angle = ((turn + index * 72 + ring * 38) / 180) * Math.PI;
      const off = ring === 4 ? 0 : r * size * 0.5;
      return ellipse(
        [x + Math.cos(angle) * off, y + Math.sin(angle) * off],
        [r * size * 0.56, r * size * 0.5],
        mix(shade, index % 2 === 0 ? '#ffffff' : '#3a1420', 0.045),
        { turn: (angle / Math.PI) * 180 },
      );
    });
  });
  return petals.join('');
}

/** An open flower with single petals and a golden middle. */
export function daisy([x, y]: Point, r: number, colour: Colour, turn: number): string {
  const petals = each(9, (index) => {
    const angle = ((turn + index * 40) / 180) * Math.PI;
    return ellipse(
      [x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.58],
      [r * 0.44, r * 0.2],
      index % 2 === 0 ? colour : darker(colour, 0.08),
      { turn: turn + index * 40 },
    );
  });
  return petals + circle(x, y, r * 0.27, '#e2a93f') + circle(x - r * 0.06, y - r * 0.06, r * 0.15, '#f5cf77');
}

export function leaf([x, y]: Point, length: number, turn: number, colour: Colour): string {
  const shape = d`M0 0C${length * 0.3} ${-length * 0.26} ${length * 0.75} ${-length * 0.2} ${length} 0C${length * 0.75} ${length * 0.2} ${length * 0.3} ${length * 0.26} 0 0Z`;
  return placed(
    path(shape, colour) + line(d`M0 0L${length * 0.92} 0`, lighter(colour, 0.25), length * 0.035, 0.6),
    [x, y],
    { turn },
  );
}

/** The leaf of the country, roughly. */
export function mapleLeaf([x, y]: Point, size: number, turn: number, colour: Colour): string {
  const half = 'L7 -38L22 -46L19 -33L38 -35L33 -24L44 -16L30 -8L34 4L16 2L3 6';
  const other = 'L-3 6L-16 2L-34 4L-30 -8L-44 -16L-33 -24L-38 -35L-19 -33L-22 -46L-7 -38Z';
  return placed(path(`M0 -56${half}${other}`, colour) + line('M0 -30L2 24', darker(colour, 0.2), 3), [x, y], {
    scale: size / 100,
    turn,
  });
}

/** Flowers and leaves around a point, the leaves outside; `spread` is the radius. */
export function flowerCluster(
  { random, palette }: Stage,
  [x, y]: Point,
  spread: number,
  count: number,
): string {
  const leaves = each(count * 1.2, () => {
    const angle = random.between(0, 360);
    const away = spread * random.between(0.35, 0.8);
    const at: Point = [
      x + Math.cos((angle / 180) * Math.PI) * away,
      y + Math.sin((angle / 180) * Math.PI) * away,
    ];
    const colour = mix(...palette.foliage, random.between(0, 1));
    return leaf(at, spread * random.between(0.35, 0.65), angle + random.between(-35, 35), colour);
  });
  const flowers = each(count, (index) => {
    const angle = index * 2.4 + random.between(-0.3, 0.3);
    const away = spread * 0.74 * Math.sqrt(1 - (index + 0.5) / count);
    const at: Point = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    const r = (spread / Math.sqrt(count)) * random.between(0.7, 1.02);
    const colour = mix(random.pick(palette.blooms), palette.linen, random.between(0, 0.25));
    return random.isLucky(0.72)
      ? rose(at, r, colour, random.between(0, 72))
      : daisy(at, r * 0.9, lighter(colour, 0.35), random.between(0, 40));
  });
  return leaves + flowers;
}

/** A row of bushes or treetops, one soft ball beside the other. */
export function hedge(
  { w, random }: Stage,
  bottom: number,
  [smallest, largest]: Point,
  [deep, light]: readonly [Colour, Colour],
): string {
  let x = -largest * 0.5;
  let drawn = '';
  while (x < w + largest) {
    const r = random.between(smallest, largest);
    const colour = mix(deep, light, random.between(0, 0.75));
    drawn +=
      circle(x, bottom - r * 0.4, r, darker(colour, 0.15)) +
      circle(x - r * 0.2, bottom - r * 0.65, r * 0.72, colour) +
      circle(x - r * 0.34, bottom - r * 0.85, r * 0.36, lighter(colour, 0.22), 0.7);
    x += r * random.between(0.7, 1.1);
  }
  return drawn;
}

/** A fir tree, its boughs in tiers. */
export function fir([x, bottom]: Point, height: number, colour: Colour, snow?: Colour): string {
  const tiers = each(5, (index) => {
    const top = bottom - height * (1 - index * 0.17);
    const base = bottom - height * (0.72 - index * 0.165);
    const half = height * (0.1 + index * 0.062);
    const shape = d`M${x} ${top}Q${x + half * 0.4} ${base - height * 0.06} ${x + half} ${base}Q${x} ${base + height * 0.045} ${x - half} ${base}Q${x - half * 0.4} ${base - height * 0.06} ${x} ${top}Z`;
    const cover = d`M${x} ${top}Q${x + half * 0.3} ${base - height * 0.08} ${x + half * 0.62} ${base - height * 0.05}Q${x + half * 0.1} ${base - height * 0.075} ${x - half * 0.2} ${base - height * 0.02}Q${x - half * 0.2} ${base - height * 0.1} ${x} ${top}Z`;
    return (
      path(shape, mix(colour, '#000000', 0.05 * (4 - index))) +
      (snow === undefined ? '' : path(cover, snow, 0.85))
    );
  });
  const trunk = line(d`M${x} ${bottom}L${x} ${bottom - height * 0.12}`, darker(colour, 0.5), height * 0.04);
  return trunk + tiers;
}
