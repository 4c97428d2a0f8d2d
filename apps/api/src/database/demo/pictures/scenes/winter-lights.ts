import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bokeh, lightChain } from '../props/lights.ts';
import { fir } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, glow, line, path, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

export function winterLights(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const ground = h * 0.74;
  // Snow is blue after sunset, whatever a photographer's colours are.
  const deep = mix(palette.night[0], '#14254a', 0.65);
  const dusk = mix(palette.sky[0], '#5a78ad', 0.6);
  const snow = mix('#f4f7fc', dusk, 0.16);
  const air = downwards([deep, 0], [mix(deep, dusk, 0.75), 0.6], [mix(palette.sky[2], dusk, 0.35), 1]);
  const drifts = downwards([snow, 0], [mix(snow, dusk, 0.55), 1]);
  const blurred =
    air.markup +
    box([0, 0], [w, ground + u * 4], air.fill) +
    drifts.markup +
    path(
      d`M0 ${ground}Q${w * 0.3} ${ground - u * 6} ${w * 0.6} ${ground + u}T${w} ${ground - u * 2}L${w} ${h}L0 ${h}Z`,
      drifts.fill,
    ) +
    bokeh(stage, 24, [h * 0.3, ground], [0.7, 2.6]);
  const needle = mix('#1f4a44', palette.foliage[0], 0.5);
  const firs = each(10, (index) => {
    const x = (w * (index + 0.4)) / 9.5 + u * random.between(-4, 4);
    return fir(
      [x, ground + u * random.between(-1, 3)],
      u * random.between(18, 34),
      mix(needle, dusk, random.between(0.1, 0.45)),
      snow,
    );
  });
  const cabinAt = w * random.pick([0.3, 0.68]);
  const tallAt = cabinAt < w / 2 ? w * 0.76 : w * 0.2;
  const sharp =
    firs +
    cabin(stage, [cabinAt, ground + u * 5], snow) +
    fir([tallAt, ground + u * 10], u * 60, needle, snow) +
    treeLamps(stage, tallAt, ground) +
    lightChain(
      stage,
      [
        [-u, h * 0.1],
        [w + u, h * 0.07],
      ],
      u * 8,
      15,
    ) +
    snowfall(stage);
  return { blurred, sharp, blur: 1.4 };
}

function treeLamps({ u, random, palette }: Stage, middle: number, ground: number): string {
  return each(46, () => {
    const share = random.next();
    const [x, y] = [middle + u * random.between(-1, 1) * 20 * share, ground + u * (8 - 56 * (1 - share))];
    return glow(x, y, u * 2.4, random.pick(palette.lights), 0.8) + circle(x, y, u * 0.55, '#fffbe8');
  });
}

function snowfall({ w, h, u, random }: Stage): string {
  return each(120, () =>
    circle(
      random.between(0, w),
      random.between(0, h),
      u * random.between(0.15, 0.7),
      '#ffffff',
      random.between(0.4, 0.95),
    ),
  );
}

function cabin({ u, palette }: Stage, [x, y]: Point, snow: Colour): string {
  const wood = mix('#5b3a2a', palette.dark, 0.35);
  const lamp = lighter(palette.lights[0], 0.2);
  const pane = (at: number): string =>
    glow(at + u * 3, y - u * 10, u * 13, lamp, 0.65) +
    box([at, y - u * 13], [u * 6, u * 7], lamp) +
    line(
      d`M${at + u * 3} ${y - u * 13}L${at + u * 3} ${y - u * 6}M${at} ${y - u * 9.6}L${at + u * 6} ${y - u * 9.6}`,
      wood,
      u * 0.5,
    );
  return (
    box([x - u * 17, y - u * 18], [u * 34, u * 18], wood) +
    each(8, (index) =>
      line(
        d`M${x - u * 17} ${y - u * (2 + index * 2.2)}L${x + u * 17} ${y - u * (2 + index * 2.2)}`,
        darker(wood, 0.35),
        u * 0.25,
      ),
    ) +
    box([x + u * 8, y - u * 36], [u * 4.6, u * 14], darker(wood, 0.25)) +
    polygon(
      [
        [x - u * 21, y - u * 17],
        [x, y - u * 35],
        [x + u * 21, y - u * 17],
      ],
      darker(wood, 0.3),
    ) +
    path(
      d`M${x - u * 22} ${y - u * 17}L${x} ${y - u * 37}L${x + u * 22} ${y - u * 17}Q${x + u * 15} ${y - u * 19} ${x + u * 12} ${y - u * 22}L${x} ${y - u * 32}L${x - u * 12} ${y - u * 22}Q${x - u * 15} ${y - u * 19} ${x - u * 22} ${y - u * 17}Z`,
      snow,
    ) +
    pane(x - u * 13) +
    pane(x + u * 6.5) +
    box([x - u * 3.4, y - u * 13], [u * 6.8, u * 13], darker(wood, 0.45)) +
    circle(x, y - u * 9.6, u * 2.2, '#2f6b45') +
    circle(x, y - u * 9.6, u * 1.2, darker(wood, 0.45)) +
    circle(x, y - u * 7.6, u * 0.6, '#c9463f')
  );
}
