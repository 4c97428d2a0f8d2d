import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bokeh, night, sky } from '../props/lights.ts';
import { couple, person } from '../props/people.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, glow, line, outwards, path } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A long table under strings of light. */

/** The way out between two rows of sparklers. */
export function sparklerExit(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const middle = w / 2;
  const ground = h * 0.9;
  const blurred =
    night(stage, [middle, h * 0.5]) +
    bokeh(stage, 46, [0, h * 0.62], [0.8, 3.6]) +
    glow(middle, ground, u * 55, palette.lights[0], 0.5);
  const colour = darker(palette.night[0], 0.35);
  const rows = [0, 1, 2, 3].flatMap((step) =>
    [-1, 1].map((side) => {
      const size = u * (34 + step * 13);
      const x = middle + side * u * (21 + step * 13 + random.between(-1, 1));
      const y = ground + u * (step * 4 - 3);
      const kind = random.pick(['suit', 'dress', 'trousers', 'sari', 'dress'] as const);
      const spark: Point = [x - side * size * 0.19, y - size * 1.12];
      return (
        person([x, y], size, {
          kind,
          arms: 'wave',
          colour,
          rim: mix(palette.lights[0], colour, 0.35),
          flip: side > 0,
        }) + sparkler(stage, spark, u * (5.5 + step * 1.6))
      );
    }),
  );
  const pair = couple([middle, ground - u * 2], u * 37, random, {
    one: mix(palette.dark, palette.night[1], 0.3),
    other: mix(palette.linen, palette.lights[0], 0.25),
    rim: palette.lights[2],
  });
  const floor = ellipse([middle, ground], [u * 32, u * 4], palette.lights[0], { opacity: 0.22 });
  return { blurred, sharp: floor + pair + rows.join(''), blur: 1.6 };
}

function sparkler({ u, random, palette }: Stage, [x, y]: Point, r: number): string {
  const rays = each(34, () => {
    const angle = random.between(0, Math.PI * 2);
    const [from, until] = [r * random.between(0.05, 0.3), r * random.between(0.45, 1.15)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return line(
      d`M${x + cos * from} ${y + sin * from}L${x + cos * until} ${y + sin * until}`,
      lighter(palette.lights[0], random.between(0.2, 0.9)),
      u * random.between(0.12, 0.3),
      0.9,
    );
  });
  return glow(x, y, r * 2.6, palette.lights[0], 0.7) + rays + circle(x, y, r * 0.16, '#fffef4');
}

/** Glasses raised to somebody. */
export function toast(stage: Stage): Planes {
  const { w, h, u, random } = stage;
  const isEvening = random.isLucky(0.6);
  const blurred = isEvening
    ? night(stage, [w * 0.5, h * 0.4]) + bokeh(stage, 60, [0, h], [2, 7])
    : sky(stage, h, [w * random.between(0.3, 0.7), h * 0.35]) + bokeh(stage, 34, [0, h], [2.5, 8]);
  const count = random.whole(3, 5);
  const glasses = each(count, (index) => {
    const share = (index + 0.5) / count - 0.5;
    const x = w / 2 + share * w * 0.62;
    const y = h * 0.52 + Math.abs(share) * u * 26 + random.between(-2, 2) * u;
    return `<g transform="rotate(${Math.round(-share * 44)} ${Math.round(x)} ${Math.round(y + u * 40)})">${flute(stage, [x, y])}</g>`;
  });
  return { blurred, sharp: glasses, blur: 2.6 };
}

function flute({ h, u, random, palette }: Stage, [x, y]: Point): string {
  const wine = mix('#f3c766', palette.lights[0], 0.4);
  const bowl = d`M${x - u * 5} ${y - u * 20}C${x - u * 6.4} ${y - u * 2} ${x - u * 5} ${y + u * 12} ${x} ${y + u * 15}C${x + u * 5} ${y + u * 12} ${x + u * 6.4} ${y - u * 2} ${x + u * 5} ${y - u * 20}Z`;
  const filled = d`M${x - u * 5.5} ${y - u * 11}C${x - u * 5.9} ${y - u} ${x - u * 4.6} ${y + u * 11} ${x} ${y + u * 13.6}C${x + u * 4.6} ${y + u * 11} ${x + u * 5.9} ${y - u} ${x + u * 5.5} ${y - u * 11}Z`;
  const fade = downwards([lighter(wine, 0.55), 0, 0.95], [wine, 0.5, 0.9], [darker(wine, 0.25), 1, 0.95]);
  const bubbles = each(18, () =>
    circle(
      x + u * random.between(-3.6, 3.6),
      y + u * random.between(-10, 9),
      u * random.between(0.2, 0.55),
      '#fffdf0',
      0.8,
    ),
  );
  const sheen = outwards(0.5, 0.5, 0.5, ['#ffffff', 0, 0.9], ['#ffffff', 1, 0]);
  const skin = random.pick(['#5a3826', '#8a5a3c', '#c08a64', '#e3b08c', '#f0c9a8'] as const);
  const sleeve = random.pick([
    palette.dark,
    mix(palette.blooms[2], palette.dark, 0.25),
    mix(palette.sky[0], palette.dark, 0.3),
    darker(palette.linen, 0.08),
  ]);
  return (
    path(bowl, '#fffdf6', 0.28) +
    fade.markup +
    path(filled, fade.fill) +
    bubbles +
    ellipse([x, y - u * 11], [u * 5.5, u * 1], lighter(wine, 0.7), { opacity: 0.9 }) +
    line(bowl, '#fffdf6', u * 0.35, 0.75) +
    line(d`M${x} ${y + u * 15}L${x} ${y + u * 36}`, '#fff6e6', u * 1.1, 0.8) +
    line(
      d`M${x - u * 3.6} ${y - u * 17}Q${x - u * 4.6} ${y - u * 2} ${x - u * 3} ${y + u * 7}`,
      '#ffffff',
      u * 0.8,
      0.7,
    ) +
    sheen.markup +
    circle(x + u * 3, y - u * 15, u * 3, sheen.fill) +
    hand([x, y + u * 25], u, skin, sleeve, h)
  );
}

function hand([x, y]: Point, u: number, skin: Colour, sleeve: Colour, h: number): string {
  const knuckles = each(3, (index) =>
    line(
      d`M${x - u * 5} ${y + u * (3.4 + index * 3)}Q${x} ${y + u * (2.4 + index * 3)} ${x + u * 4.4} ${y + u * (3.6 + index * 3)}`,
      darker(skin, 0.22),
      u * 0.4,
      0.6,
    ),
  );
  const cuff = y + u * 14;
  return (
    box([x - u * 4.2, y + u * 10], [u * 8.8, u * 12], darker(skin, 0.1)) +
    box([x - u * 6.2, y], [u * 12, u * 12.4], skin, { round: u * 4.4 }) +
    box([x - u * 5.6, y + u * 0.5], [u * 5, u * 11.4], lighter(skin, 0.14), {
      round: u * 2.4,
      opacity: 0.6,
    }) +
    knuckles +
    line(
      d`M${x + u * 5} ${y + u * 8}Q${x + u * 4} ${y + u * 2} ${x + u * 0.6} ${y - u * 2.4}`,
      darker(skin, 0.07),
      u * 3.1,
    ) +
    path(
      d`M${x - u * 5.6} ${cuff}L${x + u * 6} ${cuff}L${x + u * 11} ${h + u * 30}L${x - u * 10} ${h + u * 30}Z`,
      sleeve,
    ) +
    box([x - u * 6.2, cuff - u], [u * 12.8, u * 3], lighter(sleeve, 0.6), { round: u })
  );
}
