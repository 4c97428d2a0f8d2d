import { darker, lighter, mix } from '../colour.ts';
import { bokeh, flame, night } from '../props/lights.ts';
import { daisy, flowerCluster, leaf, rose } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, glow, line, outwards, path, sideways } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A cake, for whichever day. */

/** A place at the table, seen from above. */
export function tableSetting(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const cloth = outwards(
    0.35,
    0.3,
    0.95,
    [lighter(palette.linen, 0.5), 0],
    [palette.linen, 0.5],
    [mix(palette.linen, palette.ground, 0.45), 1],
  );
  const folds = each(4, (index) => {
    const shade = sideways([palette.ground, 0, 0], [palette.ground, 0.5, 0.22], [palette.ground, 1, 0]);
    return shade.markup + box([w * (0.1 + index * 0.26), 0], [u * 7, h], shade.fill);
  });
  const [x, y] = [w / 2 + u * random.between(-4, 4), h / 2 + u * random.between(-2, 4)];
  const shadow = outwards(
    0.5,
    0.5,
    0.5,
    [palette.dark, 0, 0.6],
    [palette.dark, 0.8, 0.42],
    [palette.dark, 1, 0],
  );
  const blurred =
    cloth.markup +
    box([0, 0], [w, h], cloth.fill) +
    folds +
    shadow.markup +
    circle(x + u * 2, y + u * 3, u * 38, shadow.fill);
  const corner = flowerCluster(stage, [u * 4, u * 4], u * 25, 14);
  return {
    blurred,
    sharp:
      china(stage, [x, y]) +
      cutlery([x, y], u) +
      glass(stage, [x + u * 41, y - u * 37], u * 8.5) +
      glass(stage, [x + u * 56, y - u * 27], u * 7) +
      corner,
    blur: 1.4,
  };
}

const gold = '#d1a24c';

function china({ u, random, palette }: Stage, [x, y]: Point): string {
  const rim = random.pick([palette.wall, palette.foliage[1], palette.blooms[0], palette.sky[0]]);
  const plate =
    circle(x, y, u * 34, mix(rim, palette.linen, 0.25)) +
    circle(x, y, u * 33.2, gold) +
    circle(x, y, u * 32.4, mix(rim, palette.linen, 0.35)) +
    circle(x - u * 0.6, y - u * 0.6, u * 25, darker(palette.linen, 0.14)) +
    circle(x, y, u * 25, lighter(palette.linen, 0.5)) +
    circle(x, y, u * 17.5, darker(palette.linen, 0.06)) +
    circle(x + u * 0.5, y + u * 0.5, u * 17, '#fffefa');
  const napkin = `<g transform="rotate(${Math.round(random.between(-14, 14))} ${Math.round(x)} ${Math.round(y)})">${
    path(
      d`M${x - u * 6} ${y - u * 19}L${x + u * 6} ${y - u * 19}L${x + u * 8} ${y + u * 21}L${x - u * 8} ${y + u * 21}Z`,
      palette.blooms[2],
    ) +
    path(
      d`M${x - u * 6} ${y - u * 19}L${x} ${y - u * 19}L${x - u} ${y + u * 21}L${x - u * 8} ${y + u * 21}Z`,
      lighter(palette.blooms[2], 0.16),
    ) +
    box([x - u * 7.6, y - u * 2.2], [u * 15.2, u * 3.4], gold, { round: u })
  }${leaf([x, y + u * 6], u * 15, -80, palette.foliage[1])}${leaf([x, y + u * 4], u * 13, -112, palette.foliage[0])}${rose([x, y - u * 0.4], u * 5, palette.blooms[1], 10)}</g>`;
  return plate + napkin;
}

function glass({ u, palette }: Stage, at: Point, r: number): string {
  return (
    circle(...at, r, '#ffffff', 0.4) +
    line(
      d`M${at[0] - r} ${at[1]}A${r} ${r} 0 1 1 ${at[0] + r} ${at[1]}A${r} ${r} 0 1 1 ${at[0] - r} ${at[1]}`,
      gold,
      u * 0.5,
      0.9,
    ) +
    circle(...at, r * 0.7, mix(palette.blooms[2], '#7a1f33', 0.3), 0.55) +
    ellipse([at[0] - r * 0.35, at[1] - r * 0.4], [r * 0.2, r * 0.34], '#ffffff', { opacity: 0.8, turn: 40 })
  );
}

function cutlery([x, y]: Point, u: number): string {
  const [metal, shade] = ['#d6b069', '#8a6a30'] as const;
  const handle = (at: number, top: number): string =>
    line(d`M${at + u * 0.4} ${top + u * 0.4}L${at + u * 0.4} ${y + u * 29}`, shade, u * 1.5, 0.5) +
    line(d`M${at} ${top}L${at} ${y + u * 28.6}`, metal, u * 1.4);
  const fork = (at: number): string =>
    handle(at, y - u * 11) +
    each(4, (tine) =>
      line(
        d`M${at + (tine - 1.5) * u * 1.15} ${y - u * 26}L${at + (tine - 1.5) * u * 1.1} ${y - u * 16}`,
        metal,
        u * 0.7,
      ),
    ) +
    path(
      d`M${at - u * 2.1} ${y - u * 17}Q${at - u * 1.9} ${y - u * 10} ${at} ${y - u * 9}Q${at + u * 1.9} ${y - u * 10} ${at + u * 2.1} ${y - u * 17}Z`,
      metal,
    );
  const knife =
    path(
      d`M${x + u * 37.6} ${y - u * 4}L${x + u * 37.6} ${y - u * 26}Q${x + u * 41.8} ${y - u * 20} ${x + u * 40.4} ${y - u * 4}Z`,
      lighter(metal, 0.35),
    ) + handle(x + u * 39, y - u * 4);
  const spoon =
    ellipse([x + u * 45, y - u * 19], [u * 2.8, u * 5], metal) +
    ellipse([x + u * 44.4, y - u * 20], [u * 1.4, u * 3], lighter(metal, 0.5)) +
    handle(x + u * 45, y - u * 15);
  return fork(x - u * 39) + fork(x - u * 45) + knife + spoon;
}

/** Little lamps and marigolds, for a house that celebrates. */
export function lampRow(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const floor = downwards([darker(palette.ground, 0.55), 0], [mix(palette.ground, palette.night[1], 0.5), 1]);
  const blurred =
    night(stage, [w / 2, h * 0.5]) +
    bokeh(stage, 75, [0, h * 0.55], [1.4, 5]) +
    floor.markup +
    box([0, h * 0.56], [w, h], floor.fill) +
    glow(w / 2, h * 0.75, u * 60, palette.lights[0], 0.55);
  const marigold = (at: Point, r: number): string =>
    rose(at, r, mix('#f0952a', palette.blooms[2], random.between(0, 0.35)), random.between(0, 72));
  const garland = each(22, (index) =>
    marigold(
      [(w / 21) * index, u * (3 + 9 * Math.abs(Math.sin((index / 21) * Math.PI * 3)))],
      u * random.between(2.8, 3.6),
    ),
  );
  const petals = each(70, () =>
    ellipse(
      [random.between(0, w), h * random.between(0.72, 0.99)],
      [u * random.between(0.9, 1.7), u * random.between(0.4, 0.8)],
      mix('#f0952a', random.pick(palette.blooms), random.between(0, 0.6)),
      { turn: random.between(0, 180) },
    ),
  );
  const rows = [0, 1].map((row) => {
    const count = 4 - row;
    return each(count, (index) =>
      lamp(
        stage,
        [w * ((index + 0.5) / count) + u * random.between(-3, 3), h * (0.7 + row * 0.17)],
        u * (8.5 + row * 4.5),
      ),
    );
  });
  const side = each(3, (index) =>
    daisy(
      [w * (0.16 + index * 0.34), h * 0.95],
      u * random.between(3, 4.4),
      lighter(palette.blooms[0], 0.2),
      index * 20,
    ),
  );
  return { blurred, sharp: garland + petals + rows.join('') + side, blur: 2.2 };
}

function lamp({ palette }: Stage, [x, y]: Point, size: number): string {
  const clay = mix('#a4512b', palette.blooms[2], 0.25);
  return (
    ellipse([x, y + size * 0.5], [size * 1.2, size * 0.22], '#140a0a', { opacity: 0.45 }) +
    path(
      d`M${x - size} ${y - size * 0.12}Q${x - size * 0.8} ${y + size * 0.55} ${x} ${y + size * 0.56}Q${x + size * 0.8} ${y + size * 0.55} ${x + size} ${y - size * 0.12}Z`,
      clay,
    ) +
    path(
      d`M${x - size} ${y - size * 0.12}Q${x - size * 0.8} ${y + size * 0.55} ${x} ${y + size * 0.56}Q${x - size * 0.5} ${y + size * 0.4} ${x - size * 0.6} ${y}Z`,
      lighter(clay, 0.25),
      0.8,
    ) +
    ellipse([x, y - size * 0.12], [size, size * 0.26], darker(clay, 0.25)) +
    ellipse([x, y - size * 0.08], [size * 0.84, size * 0.19], mix('#f7c04a', palette.lights[0], 0.4)) +
    each(7, (dot) =>
      circle(
        x + (dot - 3) * size * 0.23,
        y + size * (0.26 - Math.abs(dot - 3) * 0.02),
        size * 0.055,
        '#ffe9b8',
      ),
    ) +
    flame([x, y - size * 0.14], size * 0.4, palette.lights[0])
  );
}
