import { darker, lighter, mix } from '../colour.ts';
import { bokeh, flame, lightChain } from '../props/lights.ts';
import { flowerCluster, hedge } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, d, downwards, each, ellipse, glow, line, path, polygon } from '../svg.ts';
import type { Fill, Point } from '../svg.ts';

export function gardenTable(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const horizon = h * 0.52;
  const [deep] = palette.night;
  const middle = w * random.between(0.44, 0.56);
  const lawn = downwards([mix(palette.foliage[0], deep, 0.3), 0], [darker(palette.foliage[0], 0.45), 1]);
  const dusk = mix(palette.sky[0], deep, 0.45);
  const air = downwards(
    [dusk, 0],
    [mix(palette.sky[1], deep, 0.25), 0.7],
    [mix(palette.sky[2], deep, 0.1), 1],
  );
  const blurred =
    air.markup +
    box([0, 0], [w, horizon + u], air.fill) +
    hedge(
      stage,
      horizon,
      [u * 9, u * 20],
      [darker(palette.foliage[0], 0.5), mix(palette.foliage[0], deep, 0.25)],
    ) +
    lawn.markup +
    box([0, horizon], [w, h - horizon], lawn.fill) +
    bokeh(stage, 40, [h * 0.12, horizon], [0.8, 3.2]) +
    glow(middle, h * 0.5, u * 60, palette.lights[0], 0.42);
  const chains = each(random.whole(3, 4), (index) => {
    const y = h * (0.04 + index * 0.085);
    const drop = u * random.between(4, 9);
    return lightChain(
      stage,
      [
        [-u * 4, y + random.between(-3, 3) * u],
        [w + u * 4, y + random.between(-3, 3) * u],
      ],
      drop,
      9 + index * 4,
    );
  });
  return { blurred, sharp: chains + longTable(stage, middle, h * 0.5), blur: 1.6 };
}

type Depth = { readonly y: number; readonly half: number; readonly scale: number };

/** A part of the table top from its far end to its near one; `more` is what it is wider by. */
function strip(
  [far, near]: readonly [Depth, Depth],
  middle: number,
  [share, more]: Point,
  fill: Fill,
  opacity: number,
): string {
  const [farHalf, nearHalf] = [far.half * share + more * 0.3, near.half * share + more];
  return polygon(
    [
      [middle - farHalf, far.y],
      [middle + farHalf, far.y],
      [middle + nearHalf, near.y],
      [middle - nearHalf, near.y],
    ],
    fill,
    opacity,
  );
}

function longTable(stage: Stage, middle: number, top: number): string {
  const { h, u, random, palette } = stage;
  const [farHalf, nearHalf] = [u * 9, u * 43];
  const depthAt = (share: number): Depth => ({
    y: top + (h * 1.04 - top) * share ** 1.7,
    half: farHalf + (nearHalf - farHalf) * share ** 1.7,
    scale: 0.24 + 0.9 * share ** 1.7,
  });
  const [far, near] = [depthAt(0), depthAt(1)];
  const cloth = downwards(
    [lighter(palette.lights[0], 0.55), 0],
    [mix(palette.linen, palette.lights[0], 0.2), 0.4],
    [mix(palette.linen, palette.night[1], 0.25), 1],
  );
  const seats = [0.1, 0.26, 0.42, 0.58, 0.74, 0.92].map((share) => {
    const { y, half, scale } = depthAt(share);
    return [-1, 1]
      .map((side) => seat(stage, [middle + side * (half + u * 5 * scale), y + u * 3 * scale], u * scale))
      .join('');
  });
  const surface =
    strip([far, near], middle, [1, u * 6], palette.night[0], 0.45) +
    seats.join('') +
    cloth.markup +
    strip([far, near], middle, [1, 0], cloth.fill, 1);
  const runner = strip([far, near], middle, [0.25, 0], mix(palette.foliage[0], palette.blooms[2], 0.4), 0.5);
  const rows = [0.06, 0.22, 0.38, 0.54, 0.7, 0.86].map((share, index) => {
    const { y, half, scale } = depthAt(share);
    const places = [-1, 1].map((side) => placeAtTable(stage, [middle + side * half * 0.66, y], scale, side));
    const centre =
      index % 2 === 0
        ? candles(stage, [middle, y], scale)
        : flowerCluster(stage, [middle, y - u * 3 * scale], u * 7 * scale, random.whole(6, 9));
    return places.join('') + centre;
  });
  return surface + runner + rows.join('');
}

function seat({ palette }: Stage, [x, y]: Point, size: number): string {
  const wood = mix(palette.ground, palette.night[0], 0.35);
  const back = mix(palette.ground, palette.lights[0], 0.3);
  return (
    box([x - size * 5, y - size * 2], [size * 10, size * 3], wood, { round: size }) +
    line(
      d`M${x - size * 4.4} ${y}L${x - size * 4.4} ${y + size * 7}M${x + size * 4.4} ${y}L${x + size * 4.4} ${y + size * 7}`,
      wood,
      size * 0.9,
    ) +
    line(
      d`M${x - size * 4.4} ${y}L${x - size * 4.4} ${y - size * 9}Q${x} ${y - size * 11} ${x + size * 4.4} ${y - size * 9}L${x + size * 4.4} ${y}M${x - size * 1.5} ${y - size}L${x - size * 1.5} ${y - size * 9.6}M${x + size * 1.5} ${y - size}L${x + size * 1.5} ${y - size * 9.6}`,
      back,
      size * 0.9,
    )
  );
}

function placeAtTable({ u, palette }: Stage, [x, y]: Point, scale: number, side: number): string {
  const size = u * scale;
  const glassAt = x - side * size * 7;
  return (
    ellipse([x, y + size * 0.6], [size * 7.2, size * 2.6], darker(palette.linen, 0.45), { opacity: 0.35 }) +
    ellipse([x, y], [size * 7, size * 2.5], '#fffdf8') +
    ellipse([x, y], [size * 4.8, size * 1.6], mix(palette.wall, '#ffffff', 0.55)) +
    ellipse([x, y - size * 0.3], [size * 3, size * 0.8], palette.blooms[0], { turn: -8 }) +
    line(d`M${glassAt} ${y}L${glassAt} ${y - size * 4}`, '#fff6e0', size * 0.35, 0.75) +
    path(
      d`M${glassAt - size * 1.7} ${y - size * 8.6}Q${glassAt - size * 1.9} ${y - size * 4} ${glassAt} ${y - size * 3.8}Q${glassAt + size * 1.9} ${y - size * 4} ${glassAt + size * 1.7} ${y - size * 8.6}Z`,
      '#fff6e0',
      0.38,
    ) +
    path(
      d`M${glassAt - size * 1.7} ${y - size * 6.4}Q${glassAt - size * 1.6} ${y - size * 4} ${glassAt} ${y - size * 3.9}Q${glassAt + size * 1.6} ${y - size * 4} ${glassAt + size * 1.7} ${y - size * 6.4}Z`,
      palette.blooms[2],
      0.75,
    )
  );
}

function candles({ u, random, palette }: Stage, [x, y]: Point, scale: number): string {
  return [-1, 0, 1]
    .map((offset) => {
      const height = u * scale * random.between(6, 10);
      const at = x + offset * u * scale * 4;
      return (
        box(
          [at - u * scale * 0.7, y - height],
          [u * scale * 1.4, height],
          mix(palette.linen, palette.lights[0], 0.35),
          { round: u * scale * 0.3 },
        ) + flame([at, y - height], u * scale * 1.3, palette.lights[0])
      );
    })
    .join('');
}
