import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { buildings, glitter, tower } from '../props/city.ts';
import { sky } from '../props/lights.ts';
import { couple } from '../props/people.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, glow, line } from '../svg.ts';
import type { Point } from '../svg.ts';

/** The city across the lake when the sun is low. */
export function skyline(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const shore = h * random.between(0.62, 0.7);
  const sun: Point = [w * random.between(0.15, 0.85), shore - u * random.between(6, 22)];
  const [, middle, low] = palette.sky;
  const lake = downwards([mix(low, palette.dark, 0.12), 0], [mix(middle, palette.dark, 0.45), 1]);
  const towerAt = w * random.pick([0.28, 0.36, 0.62, 0.72]);
  const far = mix(low, palette.dark, 0.32);
  const near = mix(middle, palette.dark, 0.72);
  const blurred =
    sky(stage, shore, sun) +
    lake.markup +
    box([0, shore], [w, h - shore], lake.fill) +
    glow(sun[0], shore + u * 6, u * 34, palette.glow, 0.55);
  const sharp =
    buildings(stage, { bottom: shore, lowest: 5, highest: 24, colour: far }) +
    tower([towerAt, shore], u * random.between(46, 54), near, palette.lights[0]) +
    buildings(stage, {
      bottom: shore + 1,
      lowest: 3,
      highest: 20,
      colour: near,
      windows: [palette.lights[0], random.between(0.08, 0.3)],
    }) +
    box([0, shore - u * 0.4], [w, u * 0.8], darker(near, 0.25)) +
    glitter(stage, [sun[0], shore + u], [u * 7, h], lighter(palette.glow, 0.3), 46) +
    glitter(stage, [towerAt, shore + u], [w * 0.5, h], near, 40) +
    (random.isLucky(0.6) ? boardwalk(stage) : '');
  return { blurred, sharp, blur: 0.6 };
}

function boardwalk({ w, h, u, random, palette }: Stage): string {
  const top = h * 0.93;
  const colour = darker(palette.dark, 0.25);
  const x = w * random.between(0.3, 0.7);
  const posts = each(9, (index) =>
    box([(w * index) / 8 - u * 0.5, top - u * 9], [u, u * 9], colour, { round: u * 0.3 }),
  );
  const rail = line(
    d`M0 ${top - u * 7.6}L${w} ${top - u * 7.6}M0 ${top - u * 4.4}L${w} ${top - u * 4.4}`,
    colour,
    u * 0.5,
  );
  const pair = couple([x, top + u], u * 30, random, { one: colour, other: colour, rim: palette.glow });
  return posts + rail + box([0, top], [w, h - top], colour) + pair;
}

/** Fireworks over the city and their light in the water. */
export function fireworks(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const shore = h * random.between(0.68, 0.75);
  const [deep, warm] = palette.night;
  const air = downwards([darker(deep, 0.3), 0], [mix(deep, warm, 0.7), 0.68], [darker(deep, 0.2), 1]);
  const bursts = Array.from({ length: random.whole(3, 5) }, (_, index) => ({
    at: [w * (0.16 + 0.19 * index + random.between(0, 0.1)), shore * random.between(0.16, 0.55)] as const,
    r: u * random.between(12, 25),
    colour: lighter(random.pick([...palette.lights, palette.blooms[0]]), 0.15),
  }));
  const blurred =
    air.markup +
    box([0, 0], [w, h], air.fill) +
    bursts
      .map(
        ({ at: [x, y], r, colour }) =>
          glow(x, y, r * 1.7, colour, 0.5) + glow(x, 2 * shore - y, r * 1.3, colour, 0.28),
      )
      .join('');
  const silhouette = darker(deep, 0.45);
  const sharp =
    bursts.map(({ at, r, colour }) => burst(stage, at, r, colour)).join('') +
    tower([w * random.pick([0.3, 0.66]), shore], u * 40, silhouette, palette.lights[0]) +
    buildings(stage, {
      bottom: shore + 1,
      lowest: 3,
      highest: 18,
      colour: silhouette,
      windows: [palette.lights[0], 0.4],
    }) +
    bursts.map(({ at: [x], colour }) => glitter(stage, [x, shore + u], [u * 5, h], colour, 22)).join('');
  return { blurred, sharp, blur: 0.8 };
}

function burst({ u, random }: Stage, [x, y]: readonly [number, number], r: number, colour: Colour): string {
  const rays = random.whole(26, 40);
  return (
    each(rays, (index) => {
      const angle = (index / rays) * Math.PI * 2 + random.between(-0.08, 0.08);
      const length = r * random.between(0.72, 1.05);
      const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + r * 0.12];
      const from = random.between(0.15, 0.5);
      const shape = d`M${x + Math.cos(angle) * length * from} ${y + Math.sin(angle) * length * from}Q${x + Math.cos(angle) * length * 0.7} ${y + Math.sin(angle) * length * 0.7} ${endX} ${endY}`;
      return (
        line(shape, colour, u * 0.3, 0.8) +
        circle(endX, endY, u * random.between(0.3, 0.65), lighter(colour, 0.6))
      );
    }) + circle(x, y, u * 0.8, '#ffffff', 0.9)
  );
}
