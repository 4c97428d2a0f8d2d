import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { sky } from '../props/lights.ts';
import { couple, person } from '../props/people.ts';
import { daisy, hedge, mapleLeaf } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, glow, line, outwards, path, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A path under trees when the leaves turn. */
export function autumnPark(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const ground = h * 0.66;
  const middle = w * random.between(0.42, 0.58);
  const [deep, light] = [
    mix('#a6431f', palette.blooms[2], 0.45),
    mix('#f0b04a', palette.lights[0], 0.4),
  ] as const;
  const lawn = downwards(
    [mix(light, palette.ground, 0.3), 0],
    [darker(mix(deep, palette.ground, 0.5), 0.15), 1],
  );
  const blurred =
    sky(stage, ground, [middle + u * random.between(-14, 14), ground * 0.62]) +
    hedge(
      stage,
      ground,
      [u * 12, u * 24],
      [mix(deep, palette.sky[2], 0.25), mix(light, palette.sky[2], 0.25)],
    ) +
    lawn.markup +
    box([0, ground], [w, h - ground], lawn.fill) +
    polygon(
      [
        [middle - u * 3, ground],
        [middle + u * 3, ground],
        [middle + u * 40, h],
        [middle - u * 40, h],
      ],
      mix(palette.ground, palette.linen, 0.55),
    ) +
    glow(middle, ground - u * 8, u * 45, palette.glow, 0.65);
  const trees = [-1.45, 1.5, -0.8, 0.85].map((place, index) =>
    tree(stage, [middle + place * w * 0.33, ground + u * (index < 2 ? 14 : 4)], u * (index < 2 ? 66 : 40), [
      deep,
      light,
    ]),
  );
  const leaves = leavesOnAndAbove(stage, ground, [deep, light]);
  const dark = mix(palette.dark, palette.ground, 0.15);
  const walkers = random.isLucky(0.5)
    ? couple([middle, ground + u * 15], u * 31, random, {
        one: dark,
        other: mix(palette.blooms[2], palette.dark, 0.35),
        rim: palette.glow,
      })
    : family(stage, [middle, ground + u * 14], u * 30);
  return { blurred, sharp: trees.join('') + leaves.fallen + walkers + leaves.falling, blur: 1.8 };
}

function leavesOnAndAbove(
  { w, h, u, random }: Stage,
  ground: number,
  [deep, light]: readonly [Colour, Colour],
): { readonly fallen: string; readonly falling: string } {
  const drawn = (at: Point, size: number): string =>
    mapleLeaf(at, size, random.between(0, 360), mix(deep, light, random.next()));
  return {
    fallen: each(120, () => {
      const depth = random.next();
      return drawn([random.between(0, w), ground + u * 2 + (h - ground) * depth], u * (1 + depth * 3.2));
    }),
    falling: each(14, () =>
      drawn([random.between(0, w), random.between(0, ground)], u * random.between(2, 4.6)),
    ),
  };
}

function tree(
  { u, random, palette }: Stage,
  [x, bottom]: Point,
  height: number,
  [deep, light]: readonly [Colour, Colour],
): string {
  const bark = mix(palette.dark, palette.ground, 0.3);
  const thick = height * 0.06;
  const trunk = path(
    d`M${x - thick} ${bottom}Q${x - thick * 0.4} ${bottom - height * 0.4} ${x - thick * 0.5} ${bottom - height * 0.8}L${x + thick * 0.5} ${bottom - height * 0.8}Q${x + thick * 0.4} ${bottom - height * 0.4} ${x + thick * 1.1} ${bottom}Z`,
    bark,
  );
  const boughs = [-1, 1]
    .map((side) =>
      line(
        d`M${x} ${bottom - height * 0.48}Q${x + side * height * 0.08} ${bottom - height * 0.62} ${x + side * height * 0.24} ${bottom - height * 0.76}`,
        bark,
        thick * 0.6,
      ),
    )
    .join('');
  const crown = each(46, (index) => {
    const angle = index * 2.4;
    const away = Math.sqrt((index + 1) / 46);
    const at: Point = [
      x + Math.cos(angle) * away * height * 0.36,
      bottom - height * 0.86 + Math.sin(angle) * away * height * 0.25,
    ];
    const lit = Math.max(0, -Math.sin(angle)) * 0.5;
    return ellipse(
      at,
      [height * random.between(0.05, 0.09), height * random.between(0.035, 0.06)],
      lighter(mix(deep, light, random.next()), lit * 0.5),
      { turn: random.between(0, 180), opacity: 0.94 },
    );
  });
  const leaves = each(26, () => {
    const angle = random.between(0, Math.PI * 2);
    return circle(
      x + Math.cos(angle) * height * random.between(0.3, 0.45),
      bottom - height * 0.86 + Math.sin(angle) * height * random.between(0.2, 0.32),
      u * random.between(0.4, 0.9),
      mix(deep, light, random.next()),
    );
  });
  return trunk + boughs + crown + leaves;
}

function family({ random, palette }: Stage, [x, y]: Point, size: number): string {
  const dark = mix(palette.dark, palette.ground, 0.12);
  const rim = palette.glow;
  const shades = [
    dark,
    mix(palette.blooms[2], palette.dark, 0.4),
    mix(palette.blooms[0], palette.dark, 0.3),
    mix(palette.sky[0], palette.dark, 0.5),
  ] as const;
  return (
    person([x - size * 0.5, y], size, { kind: 'trousers', arms: 'reachRight', colour: shades[0], rim }) +
    person([x + size * 0.52, y], size * 0.94, {
      kind: random.pick(['dress', 'trousers', 'sari'] as const),
      arms: 'reachLeft',
      colour: shades[1],
      rim,
    }) +
    person([x - size * 0.12, y], size * 0.5, {
      kind: 'child',
      arms: random.pick(['up', 'reachLeft'] as const),
      colour: shades[2],
      rim,
    }) +
    person([x + size * 0.18, y], size * 0.58, { kind: 'child', arms: 'up', colour: shades[3], rim })
  );
}

/** Lights in the snow. */

/** A family in a meadow, against the evening sun. */
export function meadow(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const ground = h * 0.7;
  const sun: Point = [w * random.between(0.3, 0.7), ground - u * random.between(8, 22)];
  const field = downwards(
    [mix(palette.foliage[1], palette.glow, 0.55), 0],
    [mix(...palette.foliage, 0.55), 0.5],
    [darker(palette.foliage[0], 0.35), 1],
  );
  const hills = outwards(
    0.5,
    0,
    0.9,
    [mix(palette.foliage[1], palette.sky[2], 0.6), 0],
    [mix(palette.foliage[0], palette.sky[1], 0.5), 1],
  );
  const blurred =
    sky(stage, ground, sun) +
    hills.markup +
    path(
      d`M0 ${ground - u * 6}Q${w * 0.25} ${ground - u * 16} ${w * 0.55} ${ground - u * 5}T${w} ${ground - u * 9}L${w} ${h}L0 ${h}Z`,
      hills.fill,
    ) +
    field.markup +
    path(
      d`M0 ${ground + u * 2}Q${w * 0.5} ${ground - u * 6} ${w} ${ground + u * 2}L${w} ${h}L0 ${h}Z`,
      field.fill,
    ) +
    glow(sun[0], sun[1] + u * 6, u * 50, palette.glow, 0.5);
  const people = family(stage, [w * random.between(0.4, 0.6), ground + u * 6], u * random.between(36, 42));
  const grass = each(230, (index) => {
    const x = random.between(-0.02, 1.02) * w;
    const base = ground + u * 4 + (h - ground) * (index / 230);
    const tall = u * (3 + (index / 230) * 9) * random.between(0.5, 1.1);
    const tip = random.between(-0.4, 0.4) * tall;
    return line(
      d`M${x} ${base}Q${x + tip * 0.2} ${base - tall * 0.6} ${x + tip} ${base - tall}`,
      mix(mix(...palette.foliage, random.next()), palette.glow, random.between(0, 0.45) * (1 - index / 230)),
      u * 0.4,
    );
  });
  const flowers = each(34, () => {
    const depth = random.next();
    const at: Point = [random.between(0, w), ground + u * 9 + (h - ground - u * 6) * depth];
    return daisy(
      at,
      u * (0.9 + depth * 2.1),
      mix(random.pick(palette.blooms), '#ffffff', 0.25),
      random.between(0, 40),
    );
  });
  return { blurred, sharp: people + grass + flowers, blur: 1.2 };
}
