import { lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Stage } from '../scene.ts';
import { box, circle, d, downwards, each, glow, line, outwards, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/** Lamps out of focus: discs with a brighter rim, as a lens draws them. */
export function bokeh(
  { w, u, random, palette }: Stage,
  count: number,
  [top, bottom]: Point,
  [smallest, largest]: Point = [1.2, 5],
): string {
  return each(count, () => {
    const [x, y] = [random.between(-0.03 * w, 1.03 * w), random.between(top, bottom)];
    const r = u * random.between(smallest, largest);
    const colour = lighter(random.pick(palette.lights), random.between(0, 0.3));
    const strength = random.between(0.16, 0.6);
    const disc = outwards(
      0.5,
      0.5,
      0.5,
      [colour, 0, strength * 0.7],
      [colour, 0.8, strength * 0.85],
      [lighter(colour, 0.5), 0.93, strength * 1.2],
      [colour, 1, 0],
    );
    return disc.markup + circle(x, y, r, disc.fill);
  });
}

/** The sky, with the sun or what is left of it, and thin clouds. */
export function sky({ w, h, u, random, palette }: Stage, horizon: number, sun?: Point): string {
  const [top, middle, low] = palette.sky;
  const fading = downwards([top, 0], [middle, 0.62], [low, 1]);
  const clouds = each(random.whole(3, 7), () => {
    const y = random.between(0.08, 0.8) * horizon;
    const colour = mix(lighter(low, 0.3), middle, random.between(0, 0.5));
    const band = outwards(0.5, 0.5, 0.5, [colour, 0, 0.5], [colour, 1, 0]);
    const [width, height] = [w * random.between(0.2, 0.5), u * random.between(1.2, 4)];
    const x = random.between(-0.2, 1) * w;
    return band.markup + box([x, y], [width, height], band.fill);
  });
  const sunlight =
    sun === undefined
      ? ''
      : glow(sun[0], sun[1], u * 78, palette.glow, 0.75) +
        glow(sun[0], sun[1], u * 26, palette.glow, 0.9) +
        circle(sun[0], sun[1], u * 5.5, lighter(palette.glow, 0.6));
  return fading.markup + box([0, 0], [w, Math.min(h, horizon + u)], fading.fill) + clouds + sunlight;
}

/** A room or garden after dark: deep at the top, warm where the lamps are. */
export function night({ w, h, u, palette }: Stage, warmth: Point): string {
  const [deep, warm] = palette.night;
  const fading = downwards([deep, 0], [warm, 0.75], [mix(deep, warm, 0.4), 1]);
  return (
    fading.markup +
    box([0, 0], [w, h], fading.fill) +
    glow(warmth[0], warmth[1], u * 75, palette.lights[0], 0.4)
  );
}

/** Bulbs on a wire that hangs between two points. */
export function lightChain(
  { u, random, palette }: Stage,
  [from, to]: readonly [Point, Point],
  sag: number,
  count: number,
): string {
  const pointAt = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const control: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  const wire = d`M${from[0]} ${from[1]}Q${control[0]} ${control[1]} ${to[0]} ${to[1]}`;
  return (
    line(wire, palette.dark, u * 0.25, 0.75) +
    each(count, (index) => {
      const [x, y] = pointAt((index + 0.5) / count);
      const r = u * random.between(0.75, 1);
      return (
        glow(x, y + r, r * 6, palette.lights[0], 0.7) +
        box([x - r * 0.35, y - r * 0.5], [r * 0.7, r], palette.dark) +
        circle(x, y + r * 1.1, r, lighter(palette.lights[2], 0.5))
      );
    })
  );
}

/** A cone of light from a lamp. */
export function beam(
  [x, y]: Point,
  [targetX, targetY]: Point,
  width: number,
  colour: Colour,
  strength: number,
): string {
  const fading = downwards([colour, 0, strength], [colour, 1, 0]);
  return (
    fading.markup +
    polygon(
      [
        [x - width * 0.04, y],
        [x + width * 0.04, y],
        [targetX + width / 2, targetY],
        [targetX - width / 2, targetY],
      ],
      fading.fill,
    )
  );
}

/** A flame with its light; `y` is where the wick ends. */
export function flame([x, y]: Point, size: number, colour: Colour): string {
  return (
    glow(x, y - size * 0.6, size * 4.2, colour, 0.6) +
    `<path d="${d`M${x} ${y}C${x - size * 0.75} ${y - size * 0.5} ${x - size * 0.15} ${y - size * 1.1} ${x} ${y - size * 1.9}C${x + size * 0.15} ${y - size * 1.1} ${x + size * 0.75} ${y - size * 0.5} ${x} ${y}Z`}" fill="${mix(colour, '#ff9a3c', 0.35)}"/>` +
    `<path d="${d`M${x} ${y}C${x - size * 0.4} ${y - size * 0.3} ${x - size * 0.1} ${y - size * 0.7} ${x} ${y - size * 1.15}C${x + size * 0.1} ${y - size * 0.7} ${x + size * 0.4} ${y - size * 0.3} ${x} ${y}Z`}" fill="#fffbe8"/>`
  );
}

/** Bits of paper in the air. */
export function confetti({ w, u, random, palette }: Stage, count: number, [top, bottom]: Point): string {
  const colours = [...palette.blooms, ...palette.lights];
  return each(count, () => {
    const colour = colours[random.whole(0, colours.length - 1)] ?? palette.glow;
    const at: Point = [random.between(0, w), random.between(top, bottom)];
    const size = u * random.between(0.6, 2.3);
    return box(at, [size, size * random.between(0.35, 1)], colour, {
      turn: random.between(0, 180),
      opacity: random.between(0.7, 1),
    });
  });
}
