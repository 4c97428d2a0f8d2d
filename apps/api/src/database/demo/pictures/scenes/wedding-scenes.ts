import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bokeh, sky } from '../props/lights.ts';
import { couple } from '../props/people.ts';
import { flowerCluster, hedge, leaf } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, glow, line, outwards, path, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/** An arch with flowers at the end of an aisle of petals. */
export function weddingArch(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const ground = h * 0.66;
  const middle = w / 2 + u * random.between(-6, 6);
  const lawn = downwards(
    [mix(palette.foliage[1], palette.glow, 0.35), 0],
    [mix(...palette.foliage, 0.35), 1],
  );
  const blurred =
    sky(stage, ground, [w * random.between(0.2, 0.8), ground * random.between(0.25, 0.6)]) +
    hedge(
      stage,
      ground,
      [u * 8, u * 17],
      [mix(palette.foliage[0], palette.sky[2], 0.45), mix(palette.foliage[1], palette.sky[2], 0.4)],
    ) +
    lawn.markup +
    box([0, ground], [w, h - ground], lawn.fill) +
    glow(middle, ground - u * 18, u * 40, palette.glow, 0.55);
  const aisle = polygon(
    [
      [middle - u * 9, ground + u],
      [middle + u * 9, ground + u],
      [middle + u * 26, h],
      [middle - u * 26, h],
    ],
    palette.linen,
    0.88,
  );
  const petals = each(150, () => {
    const depth = random.next();
    const y = ground + u + (h - ground) * depth;
    const away = u * (9 + 17 * depth) * random.between(0.45, 1.25) * (random.isLucky(0.5) ? 1 : -1);
    return ellipse(
      [middle + away, y],
      [u * (0.4 + depth), u * (0.25 + depth * 0.5)],
      random.pick(palette.blooms),
      {
        turn: random.between(0, 180),
      },
    );
  });
  const pair = random.isLucky(0.55)
    ? couple([middle, ground + u * 6], u * 36, random, {
        one: mix(palette.dark, palette.sky[0], 0.15),
        other: mix(palette.linen, palette.sky[0], 0.12),
        rim: palette.glow,
      })
    : '';
  return {
    blurred,
    sharp: aisle + petals + arch(stage, middle, ground + u * 4) + pair + chairs(stage, middle, ground),
    blur: 1.6,
  };
}

function arch(stage: Stage, middle: number, bottom: number): string {
  const { u, random, palette } = stage;
  const wood = mix(palette.ground, palette.linen, random.isLucky(0.5) ? 0.75 : 0.2);
  const isRound = random.isLucky(0.5);
  const [half, height] = [u * 21, u * 52];
  const frame = isRound
    ? d`M${middle - half} ${bottom}L${middle - half} ${bottom - height * 0.6}A${half} ${half} 0 0 1 ${middle + half} ${bottom - height * 0.6}L${middle + half} ${bottom}`
    : d`M${middle - half} ${bottom}L${middle - half} ${bottom - height}L${middle + half} ${bottom - height}L${middle + half} ${bottom}`;
  const drape = path(
    d`M${middle - half} ${bottom - height * 0.94}Q${middle - half * 0.3} ${bottom - height * 0.8} ${middle + half * 0.2} ${bottom - height * 0.98}Q${middle - half * 0.6} ${bottom - height * 0.7} ${middle - half * 0.9} ${bottom - u * 4}L${middle - half - u} ${bottom - u * 3}Z`,
    palette.linen,
    0.72,
  );
  const along = (share: number): Point => {
    const angle = Math.PI * (1 - share);
    return isRound
      ? [middle + Math.cos(angle) * half, bottom - height * 0.6 - Math.sin(angle) * half]
      : [middle - half + 2 * half * share, bottom - height];
  };
  const spots = random.isLucky(0.5) ? [0.02, 0.14, 0.27, 0.4] : [0.98, 0.86, 0.74, 0.6, 0.02];
  const flowers = spots.map((share, index) =>
    flowerCluster(stage, along(share), u * (9.5 - index * 1.2), 11 - index),
  );
  return line(frame, darker(wood, 0.3), u * 2) + line(frame, wood, u * 1.4) + drape + flowers.join('');
}

function chairs({ u, palette }: Stage, middle: number, ground: number): string {
  const colour = mix(palette.linen, palette.ground, 0.15);
  return [2, 1, 0]
    .map((row) => {
      const size = u * (5.5 + (2 - row) * 3.2);
      const y = ground + u * (9 + (2 - row) * 11);
      return [-1, 1]
        .flatMap((side) =>
          [0, 1, 2, 3].map((seat) => {
            const x = middle + side * (u * (17 + (2 - row) * 6.5) + seat * size * 1.22);
            return (
              box([x - size * 0.45, y - size * 1.6], [size * 0.9, size * 0.9], colour, {
                round: size * 0.2,
              }) +
              box([x - size * 0.5, y - size * 0.72], [size, size * 0.26], darker(colour, 0.16), {
                round: size * 0.1,
              }) +
              line(
                d`M${x - size * 0.42} ${y - size * 0.5}L${x - size * 0.46} ${y + size * 0.35}M${x + size * 0.42} ${y - size * 0.5}L${x + size * 0.46} ${y + size * 0.35}`,
                darker(colour, 0.3),
                size * 0.1,
              )
            );
          }),
        )
        .join('');
    })
    .join('');
}

/** Two rings, close enough to touch. */
export function rings(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const cloth = downwards(
    [darker(palette.wall, 0.35), 0],
    [palette.wall, 0.5],
    [lighter(palette.wall, 0.45), 1],
  );
  const folds = each(5, (index) => {
    const y = h * (0.5 + index * 0.13);
    const fold = downwards([palette.linen, 0, 0.55], [darker(palette.wall, 0.3), 1, 0.3]);
    return (
      fold.markup +
      path(
        d`M0 ${y}Q${w * random.between(0.2, 0.4)} ${y - u * random.between(6, 16)} ${w * 0.55} ${y + u * 3}T${w} ${y - u * 5}L${w} ${y + u * 16}Q${w * 0.5} ${y + u * 8} 0 ${y + u * 15}Z`,
        fold.fill,
      )
    );
  });
  const blurred =
    cloth.markup + box([0, 0], [w, h], cloth.fill) + bokeh(stage, 26, [0, h * 0.5], [2.5, 8]) + folds;
  const metal = random.pick(['#e3b75f', '#d9d9df', '#e0a58c'] as const);
  const [x, y] = [w * random.between(0.42, 0.52), h * 0.6];
  const r = u * random.between(17, 20);
  const sharp =
    ellipse([x + u * 8, y + r * 0.82], [r * 1.9, r * 0.24], darker(palette.wall, 0.6), { opacity: 0.35 }) +
    band([x - r * 0.42, y], r, metal, -8) +
    band([x + r * 0.78, y + r * 0.2], r * 0.86, lighter(metal, 0.15), 10) +
    gem([x - r * 0.55, y - r * 1.0], r * 0.3) +
    each(9, () =>
      ellipse(
        [w * random.between(0.05, 0.95), h * random.between(0.78, 0.97)],
        [u * random.between(2, 4), u * random.between(1.2, 2)],
        random.pick(palette.blooms),
        {
          turn: random.between(0, 180),
        },
      ),
    ) +
    flowerCluster(stage, [random.isLucky(0.5) ? u * 2 : w - u * 2, h - u * 4], u * 22, 13);
  return { blurred, sharp, blur: 2.2 };
}

function band([x, y]: Point, r: number, metal: Colour, turn: number): string {
  const stroke = (colour: Colour, width: number, [dx, dy]: Point, opacity = 1): string =>
    `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y + dy)}" rx="${Math.round(r)}" ry="${Math.round(r * 0.93)}" fill="none" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}" stroke-opacity="${opacity}" transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})"/>`;
  const shine = (from: number, until: number): string => {
    const at = (degrees: number): Point => [
      x + Math.cos((degrees / 180) * Math.PI) * r * 1.02,
      y + Math.sin((degrees / 180) * Math.PI) * r * 0.95,
    ];
    const [one, other] = [at(from), at(until)];
    return line(
      d`M${one[0]} ${one[1]}A${r} ${r * 0.93} 0 0 1 ${other[0]} ${other[1]}`,
      '#fffdf4',
      r * 0.05,
      0.95,
    );
  };
  return (
    stroke(darker(metal, 0.55), r * 0.25, [r * 0.03, r * 0.05]) +
    stroke(metal, r * 0.21, [0, 0]) +
    stroke(darker(metal, 0.25), r * 0.05, [r * 0.01, r * 0.04], 0.7) +
    stroke(lighter(metal, 0.6), r * 0.05, [-r * 0.03, -r * 0.05], 0.8) +
    shine(195, 245) +
    shine(20, 50)
  );
}

function gem([x, y]: Point, r: number): string {
  const facets = ['#f7fbff', '#d9e8f5', '#ffffff', '#bcd3e8', '#eaf4fc', '#a9c6e0'] as const;
  return (
    glow(x, y, r * 4, '#ffffff', 0.55) +
    facets
      .map((facet, index) => {
        const [from, until] = [index, index + 1].map((side) => (side / 6) * Math.PI * 2 + 0.3);
        return polygon(
          [
            [x, y - r * 0.1],
            [x + Math.cos(from ?? 0) * r, y + Math.sin(from ?? 0) * r * 0.85],
            [x + Math.cos(until ?? 0) * r, y + Math.sin(until ?? 0) * r * 0.85],
          ],
          facet,
        );
      })
      .join('') +
    circle(x - r * 0.3, y - r * 0.35, r * 0.16, '#ffffff')
  );
}

/** A bouquet, held in front of something soft. */
export function bouquet(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const backdrop = random.isLucky(0.5)
    ? outwards(
        0.5,
        0.35,
        0.9,
        [lighter(palette.wall, 0.55), 0],
        [palette.wall, 0.55],
        [darker(palette.wall, 0.45), 1],
      )
    : outwards(
        0.4,
        0.3,
        0.9,
        [mix(palette.foliage[1], palette.glow, 0.6), 0],
        [palette.foliage[1], 0.5],
        [palette.foliage[0], 1],
      );
  const blurred =
    backdrop.markup + box([0, 0], [w, h], backdrop.fill) + bokeh(stage, 22, [0, h * 0.7], [3, 9]);
  const [x, y] = [w * random.between(0.44, 0.56), h * random.between(0.42, 0.48)];
  const stems = each(14, (index) =>
    line(
      d`M${x + (index - 7) * u * 1.7} ${y + u * 14}Q${x + (index - 7) * u * 0.3} ${y + u * 32} ${x - (index - 7) * u * 1.1} ${h + u * 4}`,
      mix(...palette.foliage, index / 14),
      u * 0.95,
    ),
  );
  const greens = each(26, (index) =>
    leaf(
      [x, y],
      u * random.between(28, 38),
      index * 13.8 + random.between(-5, 5),
      mix(...palette.foliage, random.next()),
    ),
  );
  return {
    blurred,
    sharp:
      stems + greens + flowerCluster(stage, [x, y], u * 36, random.whole(19, 27)) + ribbon(stage, [x, y]),
    blur: 2.4,
  };
}

function ribbon({ h, u, palette }: Stage, [x, y]: Point): string {
  const knot = y + u * 32;
  return (
    path(
      d`M${x - u * 6} ${knot}L${x + u * 6} ${knot}L${x + u * 5} ${knot + u * 9}L${x - u * 5} ${knot + u * 9}Z`,
      palette.linen,
    ) +
    path(
      d`M${x} ${knot + u * 5}Q${x - u * 12} ${knot + u * 14} ${x - u * 9} ${h + u * 2}L${x - u * 5} ${h + u * 2}Q${x - u * 7} ${knot + u * 16} ${x + u} ${knot + u * 6}Z`,
      lighter(palette.blooms[0], 0.4),
    ) +
    path(
      d`M${x} ${knot + u * 5}Q${x + u * 10} ${knot + u * 12} ${x + u * 13} ${h + u * 2}L${x + u * 9} ${h + u * 2}Q${x + u * 6} ${knot + u * 16} ${x - u} ${knot + u * 6}Z`,
      mix(palette.blooms[0], palette.linen, 0.3),
    ) +
    line(
      d`M${x - u * 6} ${knot + u * 3}L${x + u * 6} ${knot + u * 3}M${x - u * 5.5} ${knot + u * 6}L${x + u * 5.5} ${knot + u * 6}`,
      darker(palette.linen, 0.2),
      u * 0.4,
      0.7,
    )
  );
}
