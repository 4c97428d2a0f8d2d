import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { beam, bokeh, confetti, night } from '../props/lights.ts';
import { couple, crowd, person } from '../props/people.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, each, ellipse, glow, line, path, polygon, sideways } from '../svg.ts';
import type { Point } from '../svg.ts';

function lightShow(stage: Stage, floor: number, count: number): string {
  const { w, u, random, palette } = stage;
  return each(count, (index) => {
    const x = w * ((index + 0.5) / count);
    const colour = lighter(random.pick(palette.lights), 0.1);
    const target: Point = [x + u * random.between(-45, 45), floor * random.between(0.85, 1.15)];
    return (
      beam([x, -u * 2], target, u * random.between(22, 42), colour, random.between(0.4, 0.75)) +
      glow(x, 0, u * 11, colour, 0.9)
    );
  });
}

/** The first dance. */
export function danceFloor(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const floor = h * 0.78;
  const middle = w * random.between(0.42, 0.58);
  const [deep, warm] = palette.night;
  const shine = sideways([deep, 0, 0.2], [lighter(warm, 0.35), 0.5, 0.75], [deep, 1, 0.2]);
  const blurred =
    night(stage, [middle, floor]) +
    bokeh(stage, 70, [0, floor * 0.8], [0.8, 4]) +
    lightShow(stage, floor, 5) +
    shine.markup +
    box([0, floor - u * 3], [w, h - floor + u * 3], shine.fill) +
    glow(middle, floor, u * 38, palette.lights[0], 0.6);
  const colour = darker(deep, 0.3);
  const guests = each(14, (index) => {
    const x = (w * (index + 0.5)) / 14 + u * random.between(-3, 3);
    if (Math.abs(x - middle) < u * 19) return '';
    const kind = random.pick(['suit', 'dress', 'trousers', 'dress', 'sari', 'child'] as const);
    const size = u * (kind === 'child' ? 21 : random.between(31, 37));
    const arms = random.pick(['down', 'akimbo', 'hold', 'up'] as const);
    return person([x, floor - u * 1], size, {
      kind,
      arms,
      colour: mix(colour, warm, 0.25),
      rim: mix(warm, palette.lights[1], 0.4),
      flip: random.isLucky(0.5),
    });
  });
  const pair = (y: number): string =>
    couple([middle, y], u * 47, random, {
      one: mix(colour, palette.dark, 0.5),
      other: mix(palette.linen, warm, 0.3),
      rim: palette.lights[2],
    });
  const mist = each(18, () =>
    ellipse(
      [middle + u * random.between(-50, 50), floor + u * random.between(5, 14)],
      [u * random.between(8, 18), u * random.between(1, 2.4)],
      lighter(palette.lights[2], 0.4),
      { opacity: 0.12 },
    ),
  );
  return {
    blurred,
    sharp:
      guests +
      ellipse([middle, floor + u * 8.5], [u * 21, u * 2], colour, { opacity: 0.45 }) +
      pair(floor + u * 8) +
      mist,
    blur: 1.8,
  };
}

/** A band, seen over the heads of those in front. */
export function concert(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const floor = h * 0.66;
  const blurred =
    night(stage, [w / 2, h * 0.45]) +
    lightShow(stage, floor * 1.1, random.whole(5, 8)) +
    glow(w / 2, floor - u * 10, u * 50, palette.lights[1], 0.55) +
    bokeh(stage, 18, [0, h * 0.3], [0.6, 2.2]);
  const colour = darker(palette.night[0], 0.5);
  const rim = mix(palette.lights[1], '#ffffff', 0.35);
  const singer = w * random.between(0.4, 0.6);
  const band =
    player([singer - u * 28, floor], u * 34, colour, rim) +
    player([singer + u * 28, floor], u * 34, colour, rim, true) +
    drums([singer + u * random.pick([-12, 12]), floor - u], u, colour, rim) +
    person([singer, floor + u * 2], u * 40, {
      kind: random.pick(['dress', 'trousers', 'suit'] as const),
      arms: 'wave',
      colour,
      rim,
    }) +
    line(
      d`M${singer - u * 4.6} ${floor + u * 2}L${singer - u * 4.6} ${floor - u * 29}L${singer - u * 1.6} ${floor - u * 32}`,
      colour,
      u * 0.55,
    );
  const stageFront =
    box([0, floor], [w, u * 9], darker(colour, 0.2)) + box([0, floor], [w, u * 0.5], rim, { opacity: 0.8 });
  const people =
    crowd(random, {
      width: w,
      bottom: h * 0.93,
      size: u * 15,
      colour: mix(colour, palette.night[1], 0.2),
      excitement: 0.5,
    }) +
    crowd(random, {
      width: w,
      bottom: h * 1.06,
      size: u * 23,
      colour: darker(colour, 0.3),
      excitement: 0.42,
    });
  return { blurred, sharp: rigging(stage, colour) + band + stageFront + people, blur: 2 };
}

function rigging({ w, u, random, palette }: Stage, colour: Colour): string {
  const truss =
    line(d`M0 ${u * 4}L${w} ${u * 4}M0 ${u * 8}L${w} ${u * 8}`, colour, u * 0.7) +
    each(22, (index) =>
      line(
        d`M${(w / 22) * index} ${u * 4}L${(w / 22) * (index + 0.5)} ${u * 8}L${(w / 22) * (index + 1)} ${u * 4}`,
        colour,
        u * 0.4,
      ),
    );
  const lamps = each(8, (index) => {
    const x = w * ((index + 0.5) / 8);
    return (
      box([x - u * 1.6, u * 7], [u * 3.2, u * 4.6], colour, { round: u * 0.8 }) +
      ellipse([x, u * 11.6], [u * 1.5, u * 0.7], lighter(random.pick(palette.lights), 0.6))
    );
  });
  return truss + lamps;
}

function player([x, y]: Point, size: number, colour: Colour, rim: Colour, flip = false): string {
  const side = flip ? -1 : 1;
  const unit = size / 100;
  const guitar = (shade: Colour): string =>
    ellipse([x - side * unit * 7, y - unit * 52], [unit * 11, unit * 8], shade, { turn: side * -24 }) +
    line(d`M${x} ${y - unit * 56}L${x + side * unit * 32} ${y - unit * 73}`, shade, unit * 3.4) +
    box([x + side * unit * 32 - unit * 3, y - unit * 77], [unit * 7, unit * 6], shade, { turn: side * -26 });
  return (
    person([x, y], size, { kind: 'trousers', arms: 'hold', colour, rim, flip }) +
    `<g transform="translate(${-unit} ${-unit})">${guitar(rim)}</g>` +
    guitar(colour)
  );
}

function drums([x, y]: Point, u: number, colour: Colour, rim: Colour): string {
  return (
    person([x, y - u * 3], u * 33, { kind: 'suit', arms: 'up', colour, rim }) +
    circle(x, y - u * 6, u * 6.2, rim) +
    circle(x, y - u * 6, u * 5.8, colour) +
    [-1, 1]
      .map(
        (side) =>
          ellipse([x + side * u * 8, y - u * 9], [u * 4, u * 2.4], colour) +
          ellipse([x + side * u * 9, y - u * 17], [u * 4.6, u * 0.7], rim, { turn: side * 10 }) +
          line(d`M${x + side * u * 9} ${y}L${x + side * u * 9} ${y - u * 17}`, colour, u * 0.4),
      )
      .join('')
  );
}

/** The moment when everything is in the air. */
export function confettiMoment(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const isBright = random.isLucky(0.45);
  const wall = sideways(
    [darker(palette.wall, 0.2), 0],
    [lighter(palette.wall, 0.5), 0.5],
    [darker(palette.wall, 0.15), 1],
  );
  const blurred =
    (isBright
      ? wall.markup + box([0, 0], [w, h], wall.fill) + bokeh(stage, 24, [0, h * 0.7], [3, 8])
      : night(stage, [w / 2, h * 0.6]) + lightShow(stage, h, 6) + bokeh(stage, 30, [0, h * 0.6])) +
    glow(w / 2, h * 0.55, u * 60, palette.glow, 0.6);
  const colour = isBright ? mix(palette.dark, palette.blooms[2], 0.25) : darker(palette.night[0], 0.4);
  const centre = random.isLucky(0.5)
    ? couple([w / 2, h * 1.02], u * 62, random, {
        one: mix(colour, palette.dark, 0.5),
        other: mix(palette.linen, palette.blooms[0], 0.2),
        rim: palette.glow,
      })
    : [-1.9, -0.65, 0.65, 1.9]
        .map((place) =>
          person([w / 2 + place * u * 18, h * 1.03], u * random.between(54, 64), {
            kind: random.pick(['suit', 'dress', 'trousers', 'sari'] as const),
            arms: random.pick(['up', 'wave', 'up'] as const),
            colour,
            rim: palette.glow,
            flip: random.isLucky(0.5),
          }),
        )
        .join('');
  const front = crowd(random, {
    width: w,
    bottom: h * 1.08,
    size: u * 22,
    colour: darker(colour, 0.35),
    excitement: 0.35,
  });
  return {
    blurred,
    sharp: confetti(stage, 130, [0, h * 0.9]) + centre + front + confetti(stage, 70, [0, h]),
    blur: 1.8,
  };
}

/** A talk on a large screen. */
export function conference(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const floor = h * 0.7;
  const blurred =
    night(stage, [w / 2, h * 0.4]) +
    glow(w / 2, h * 0.38, u * 75, palette.sky[1], 0.7) +
    bokeh(stage, 14, [0, h * 0.2], [0.6, 1.6]);
  const colour = darker(palette.night[0], 0.5);
  const screen = sideways([palette.sky[0], 0], [palette.sky[1], 0.55], [palette.sky[2], 1]);
  const [left, top, width, height] = [w * 0.13, h * 0.1, w * 0.74, h * 0.46];
  const slide =
    box([left - u, top - u], [width + u * 2, height + u * 2], darker(colour, 0.2), { round: u * 0.6 }) +
    screen.markup +
    box([left, top], [width, height], screen.fill) +
    slideContent(stage, [left, top], [width, height]);
  const speaker = w * random.pick([0.2, 0.8]);
  const rim = lighter(palette.sky[2], 0.3);
  const stand =
    polygon(
      [
        [speaker - u * 8, floor - u * 20],
        [speaker + u * 8, floor - u * 20],
        [speaker + u * 5.6, floor],
        [speaker - u * 5.6, floor],
      ],
      mix(colour, palette.ground, 0.35),
    ) + box([speaker - u * 9, floor - u * 21.4], [u * 18, u * 1.8], rim, { opacity: 0.85, round: u * 0.5 });
  const platform =
    box([0, floor], [w, h - floor], mix(colour, palette.night[1], 0.35)) +
    box([0, floor], [w, u * 0.6], palette.lights[0], { opacity: 0.85 });
  const audience =
    crowd(random, {
      width: w,
      bottom: h * 0.9,
      size: u * 14,
      colour: mix(colour, palette.night[1], 0.4),
      excitement: 0.05,
    }) + crowd(random, { width: w, bottom: h * 1.04, size: u * 22, colour, excitement: 0.08 });
  const people = person([speaker, floor], u * 38, {
    kind: random.pick(['suit', 'dress', 'trousers'] as const),
    arms: random.pick(['wave', 'hold', 'reachRight'] as const),
    colour: mix(colour, palette.dark, 0.4),
    rim,
    flip: speaker > w / 2,
  });
  return { blurred, sharp: slide + platform + people + stand + audience, blur: 2 };
}

function slideContent({ u, random, palette }: Stage, [left, top]: Point, [width, height]: Point): string {
  const ink = lighter(palette.sky[2], 0.5);
  const bars = each(7, (index) => {
    const tall = height * (0.12 + 0.085 * index + random.between(0, 0.06));
    return box(
      [left + width * (0.36 + index * 0.08), top + height * 0.86 - tall],
      [width * 0.05, tall],
      index === 6 ? palette.lights[0] : ink,
      { round: u * 0.5, opacity: 0.9 },
    );
  });
  const words = each(4, (index) =>
    box(
      [left + width * 0.07, top + height * (0.18 + index * 0.13)],
      [width * (index === 0 ? 0.22 : random.between(0.12, 0.2)), height * (index === 0 ? 0.065 : 0.03)],
      ink,
      { round: u * 0.4, opacity: 0.9 },
    ),
  );
  const arc = path(
    d`M${left} ${top + height}Q${left + width * 0.5} ${top + height * 0.5} ${left + width} ${top + height * 0.75}L${left + width} ${top + height}Z`,
    ink,
    0.16,
  );
  return arc + bars + words;
}
