import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bokeh, flame, night } from '../props/lights.ts';
import { flowerCluster } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, glow, line, outwards, path, sideways } from '../svg.ts';
import type { Point } from '../svg.ts';

export function cake(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const isCosy = random.isLucky(0.55);
  const wall = outwards(
    0.5,
    0.4,
    0.8,
    [lighter(palette.wall, 0.6), 0],
    [palette.wall, 0.55],
    [darker(palette.wall, 0.4), 1],
  );
  const table = downwards([mix(palette.ground, palette.linen, 0.35), 0], [darker(palette.ground, 0.35), 1]);
  const bottom = h * 0.82;
  const x = w * random.between(0.42, 0.58);
  const blurred =
    (isCosy
      ? night(stage, [x, h * 0.4]) + bokeh(stage, 60, [0, h * 0.7], [1.5, 5.5])
      : wall.markup + box([0, 0], [w, h], wall.fill) + bokeh(stage, 16, [0, h * 0.5], [3, 8])) +
    table.markup +
    box([0, h * 0.74], [w, h * 0.26], table.fill) +
    glow(x, h * 0.45, u * 48, palette.lights[0], isCosy ? 0.6 : 0.25);
  const tiers = random.whole(1, 3);
  const widths = [29, 21, 13.5].slice(0, tiers);
  const sizes = tiers === 1 ? [29] : widths;
  const height = tiers === 1 ? u * 24 : u * (tiers === 2 ? 19 : 16);
  const stand =
    ellipse([x, bottom + u * 7], [u * 34, u * 4], darker(palette.ground, 0.6), { opacity: 0.4 }) +
    path(
      d`M${x - u * 4} ${bottom + u}L${x + u * 4} ${bottom + u}L${x + u * 9} ${bottom + u * 8}L${x - u * 9} ${bottom + u * 8}Z`,
      darker(palette.linen, 0.16),
    ) +
    ellipse([x, bottom + u * 1.5], [u * 33, u * 4.4], darker(palette.linen, 0.2)) +
    ellipse([x, bottom + u * 0.4], [u * 33, u * 4.2], palette.linen);
  const icing = random.pick([
    palette.linen,
    lighter(palette.blooms[0], 0.55),
    lighter(palette.blooms[1], 0.3),
    lighter(palette.foliage[1], 0.55),
  ]);
  const layers = sizes.map((half, index) =>
    tier(stage, [x, bottom - index * height], [u * half, height], mix(icing, palette.blooms[0], index * 0.1)),
  );
  const top: Point = [x, bottom - sizes.length * height];
  const crown =
    tiers === 3
      ? flowerCluster(stage, [x, top[1] - u * 2], u * 9, 9)
      : birthdayCandles(stage, top, u * (sizes.at(-1) ?? 12));
  const side = flowerCluster(
    stage,
    [x + u * 19 * (random.isLucky(0.5) ? 1 : -1), bottom - u * 3],
    u * 11,
    random.whole(7, 10),
  );
  return { blurred, sharp: stand + layers.join('') + crown + side, blur: 2.2 };
}

function tier(
  { u, random, palette }: Stage,
  [x, bottom]: Point,
  [half, height]: Point,
  icing: Colour,
): string {
  const body = sideways(
    [darker(icing, 0.32), 0],
    [icing, 0.32],
    [lighter(icing, 0.5), 0.5],
    [icing, 0.7],
    [darker(icing, 0.36), 1],
  );
  const top = bottom - height;
  const flat = half * 0.13;
  const drip = random.pick([palette.blooms[2], palette.blooms[0], darker(palette.ground, 0.2)]);
  const drops = each(13, (index) => {
    const angle = Math.PI * ((index + 0.5) / 13);
    const at = x - Math.cos(angle) * half * 0.97;
    const from = top + Math.sin(angle) * flat;
    return line(d`M${at} ${from}L${at} ${from + height * random.between(0.12, 0.42)}`, drip, half * 0.085);
  });
  const isDripping = random.isLucky(0.5);
  const pearls = each(17, (index) => {
    const angle = Math.PI * ((index + 0.5) / 17);
    return circle(
      x - Math.cos(angle) * half * 0.98,
      bottom + Math.sin(angle) * flat - u * 0.5,
      u * 1.15,
      lighter(icing, 0.65 - Math.abs(index - 8) * 0.05),
    );
  });
  return (
    body.markup +
    path(
      d`M${x - half} ${top}L${x - half} ${bottom}A${half} ${flat} 0 0 0 ${x + half} ${bottom}L${x + half} ${top}Z`,
      body.fill,
    ) +
    ellipse([x, top], [half, flat], isDripping ? drip : lighter(icing, 0.55)) +
    (isDripping ? drops + ellipse([x, top - u * 0.2], [half * 0.93, flat * 0.85], lighter(drip, 0.12)) : '') +
    pearls
  );
}

function birthdayCandles({ u, random, palette }: Stage, [x, y]: Point, half: number): string {
  const count = random.whole(5, 9);
  return each(count, (index) => {
    const angle = (index / count) * Math.PI * 2 + 0.4;
    const at: Point = [x + Math.cos(angle) * half * 0.66, y + Math.sin(angle) * half * 0.08];
    const height = u * random.between(8, 10.5);
    return (
      box([at[0] - u * 0.65, at[1] - height], [u * 1.3, height], lighter(random.pick(palette.blooms), 0.25), {
        round: u * 0.4,
      }) +
      line(
        d`M${at[0] - u * 0.5} ${at[1] - height * 0.3}L${at[0] + u * 0.5} ${at[1] - height * 0.42}M${at[0] - u * 0.5} ${at[1] - height * 0.6}L${at[0] + u * 0.5} ${at[1] - height * 0.72}`,
        '#ffffff',
        u * 0.35,
        0.8,
      ) +
      flame([at[0], at[1] - height - u * 0.4], u * 1.5, palette.lights[0])
    );
  });
}
