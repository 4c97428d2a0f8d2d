import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bokeh, confetti, sky } from '../props/lights.ts';
import { crowd } from '../props/people.ts';
import { flowerCluster } from '../props/plants.ts';
import type { Planes, Stage } from '../scene.ts';
import { box, circle, d, downwards, each, ellipse, line, outwards, path, placed, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

function balloon([x, y]: Point, r: number, colour: Colour, lean: number): string {
  const skin = outwards(
    0.36,
    0.3,
    0.75,
    [lighter(colour, 0.7), 0],
    [colour, 0.45],
    [darker(colour, 0.32), 1],
  );
  return placed(
    skin.markup +
      path(
        'M0 0C-66 -18 -98 -74 -92 -124C-86 -176 -46 -206 0 -206C46 -206 86 -176 92 -124C98 -74 66 -18 0 0Z',
        skin.fill,
      ) +
      path('M-10 10L0 -3L10 10Z', darker(colour, 0.25)) +
      ellipse([-38, -150], [15, 30], '#ffffff', { opacity: 0.5, turn: 24 }),
    [x, y],
    { scale: r / 100, turn: lean },
  );
}

/** Balloons, in a bunch or let go. */
export function balloons(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const isOutside = random.isLucky(0.5);
  const wall = outwards(
    0.4,
    0.35,
    0.95,
    [lighter(palette.wall, 0.65), 0],
    [lighter(palette.wall, 0.2), 0.6],
    [darker(palette.wall, 0.22), 1],
  );
  const blurred = isOutside
    ? sky(stage, h, [w * random.between(0.15, 0.85), h * random.between(0.2, 0.9)])
    : wall.markup + box([0, 0], [w, h], wall.fill) + bokeh(stage, 18, [0, h], [3, 8]);
  const colours = [...palette.blooms, palette.linen, palette.lights[0], palette.lights[1]];
  const knot: Point = [w * random.between(0.42, 0.58), h * 1.05];
  const places = random.shuffled(Array.from({ length: random.whole(13, 18) }, (_, index) => index));
  const drawn = places.map((place) => {
    const ring = Math.sqrt((place + 0.6) / places.length);
    const angle = place * 2.4;
    const at: Point = [w / 2 + Math.cos(angle) * ring * w * 0.3, h * 0.5 + Math.sin(angle) * ring * h * 0.27];
    const lean = ((at[0] - knot[0]) / w) * 42;
    const colour = colours[place % colours.length] ?? palette.linen;
    return {
      thread: line(
        d`M${at[0]} ${at[1]}Q${(at[0] + knot[0]) / 2 + u * 3} ${(at[1] + knot[1]) / 2} ${knot[0]} ${knot[1]}`,
        lighter(palette.ground, 0.3),
        u * 0.22,
        0.8,
      ),
      skin: balloon(
        at,
        u * random.between(9.5, 13),
        mix(colour, palette.linen, random.between(0, 0.15)),
        lean,
      ),
    };
  });
  return {
    blurred,
    sharp:
      drawn.map(({ thread }) => thread).join('') +
      drawn.map(({ skin }) => skin).join('') +
      (isOutside ? '' : confetti(stage, 36, [0, h])),
    blur: 2,
  };
}

/** Paper lanterns and a table of sweets, for somebody who is about to arrive. */
export function shower(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const wall = downwards(
    [lighter(palette.wall, 0.5), 0],
    [lighter(palette.wall, 0.15), 0.75],
    [darker(palette.wall, 0.1), 1],
  );
  const blurred = wall.markup + box([0, 0], [w, h], wall.fill) + bokeh(stage, 12, [0, h * 0.6], [4, 9]);
  const lanterns = each(random.whole(5, 7), (index) => {
    const at: Point = [
      w * (0.08 + index * 0.155 + random.between(-0.02, 0.02)),
      h * random.between(0.12, 0.36),
    ];
    return paperLantern(at, u * random.between(7, 12), mix(random.pick(palette.blooms), palette.linen, 0.3));
  });
  const flags = each(13, (index) => {
    const x = (w / 12) * index;
    const y = h * 0.44 + u * 7 * (1 - ((index - 6) / 6) ** 2);
    return polygon(
      [
        [x - u * 3, y],
        [x + u * 3, y],
        [x, y + u * 7],
      ],
      mix(palette.blooms[index % 3] ?? palette.linen, palette.linen, index % 2 === 0 ? 0.15 : 0.5),
    );
  });
  const cord = line(
    d`M0 ${h * 0.44}Q${w / 2} ${h * 0.44 + u * 14} ${w} ${h * 0.44}`,
    darker(palette.linen, 0.35),
    u * 0.35,
  );
  return { blurred, sharp: lanterns + cord + flags + sweetTable(stage), blur: 1.8 };
}

function paperLantern([x, y]: Point, r: number, colour: Colour): string {
  const paper = outwards(
    0.45,
    0.45,
    0.6,
    [lighter(colour, 0.75), 0],
    [colour, 0.75],
    [darker(colour, 0.2), 1],
  );
  const ribs = each(7, (index) => {
    const offset = (index - 3) * r * 0.28;
    const half = Math.sqrt(Math.max(0, r * r * 0.98 - offset * offset));
    return line(
      d`M${x - half} ${y + offset}Q${x} ${y + offset + r * 0.1} ${x + half} ${y + offset}`,
      darker(colour, 0.25),
      r * 0.025,
      0.55,
    );
  });
  return (
    line(d`M${x} ${y - r}L${x} -20`, darker(colour, 0.4), r * 0.03, 0.6) +
    paper.markup +
    circle(x, y, r, paper.fill) +
    ribs +
    ellipse([x, y - r * 0.97], [r * 0.24, r * 0.07], darker(colour, 0.35))
  );
}

function sweetTable(stage: Stage): string {
  const { w, h, u, random, palette } = stage;
  const top = h * 0.8;
  const cupcake = (x: number, y: number): string => {
    const icing = mix(random.pick(palette.blooms), palette.linen, 0.2);
    return (
      path(
        d`M${x - u * 3} ${y - u * 4}L${x + u * 3} ${y - u * 4}L${x + u * 2.2} ${y}L${x - u * 2.2} ${y}Z`,
        darker(palette.wall, 0.25),
      ) +
      ellipse([x, y - u * 4.6], [u * 3.8, u * 1.8], icing) +
      ellipse([x, y - u * 6.2], [u * 2.8, u * 1.5], lighter(icing, 0.2)) +
      ellipse([x, y - u * 7.5], [u * 1.7, u * 1.2], lighter(icing, 0.4)) +
      circle(x, y - u * 8.7, u * 0.8, palette.blooms[2])
    );
  };
  const stand = (x: number): string =>
    path(
      d`M${x - u * 1.4} ${top}L${x - u * 0.9} ${top - u * 9}L${x + u * 0.9} ${top - u * 9}L${x + u * 1.4} ${top}Z`,
      darker(palette.linen, 0.15),
    ) +
    ellipse([x, top], [u * 6, u * 1.2], palette.linen) +
    ellipse([x, top - u * 9], [u * 14, u * 1.8], lighter(palette.linen, 0.4)) +
    [-8.5, 0, 8.5].map((offset) => cupcake(x + offset * u, top - u * 9)).join('');
  const gift = (x: number, size: number, colour: Colour): string =>
    box([x - size / 2, top - size * 0.8], [size, size * 0.8], colour) +
    box([x - size * 0.08, top - size * 0.8], [size * 0.16, size * 0.8], palette.linen) +
    box([x - size * 0.54, top - size * 0.92], [size * 1.08, size * 0.2], lighter(colour, 0.2)) +
    path(
      d`M${x} ${top - size * 0.92}C${x - size * 0.5} ${top - size * 1.4} ${x - size * 0.5} ${top - size * 0.9} ${x} ${top - size * 0.92}C${x + size * 0.5} ${top - size * 1.4} ${x + size * 0.5} ${top - size * 0.9} ${x} ${top - size * 0.92}Z`,
      palette.linen,
    );
  const cloth = downwards([lighter(palette.linen, 0.5), 0], [darker(palette.linen, 0.2), 1]);
  return (
    cloth.markup +
    box([0, top - u], [w, h], cloth.fill) +
    each(16, (index) =>
      line(
        d`M${(w / 15) * index} ${top + u}Q${(w / 15) * index + u * 2} ${h * 0.92} ${(w / 15) * index} ${h}`,
        darker(palette.linen, 0.25),
        u * 0.5,
        0.4,
      ),
    ) +
    stand(w * 0.27) +
    stand(w * 0.73) +
    gift(w * 0.48, u * 14, mix(palette.blooms[0], palette.linen, 0.2)) +
    gift(w * 0.56, u * 10, mix(palette.foliage[1], palette.linen, 0.3)) +
    flowerCluster(stage, [w * random.pick([0.08, 0.92]), top - u * 7], u * 12, 10)
  );
}

/** Caps in the air. */
export function graduation(stage: Stage): Planes {
  const { w, h, u, random, palette } = stage;
  const blurred =
    sky(stage, h * 0.9, [w * random.between(0.15, 0.85), h * random.between(0.25, 0.6)]) + campus(stage);
  const robe = random.pick([
    palette.dark,
    mix(palette.sky[0], palette.dark, 0.5),
    mix(palette.blooms[2], palette.dark, 0.45),
  ]);
  const tassel = random.pick(['#f0c04c', '#f4f0e6', palette.lights[0]] as const);
  const caps = each(random.whole(8, 12), (index) => {
    const at: Point = [
      w * (0.06 + ((index * 0.37 + random.between(0, 0.06)) % 0.9)),
      h * random.between(0.06, 0.56),
    ];
    return cap(at, u * random.between(6, 11), robe, tassel, random.between(-50, 50));
  });
  const people =
    crowd(random, {
      width: w,
      bottom: h * 0.98,
      size: u * 18,
      colour: mix(robe, palette.sky[0], 0.25),
      excitement: 0.75,
    }) +
    crowd(random, { width: w, bottom: h * 1.14, size: u * 26, colour: darker(robe, 0.25), excitement: 0.6 });
  return { blurred, sharp: caps + people, blur: 2 };
}

function campus({ w, h, u, random, palette }: Stage): string {
  const [x, bottom] = [w * random.between(0.35, 0.65), h * 0.9];
  const stone = mix(palette.wall, palette.sky[2], 0.35);
  return (
    box([x - u * 50, bottom - u * 26], [u * 100, u * 30], stone) +
    polygon(
      [
        [x - u * 26, bottom - u * 34],
        [x + u * 26, bottom - u * 34],
        [x, bottom - u * 48],
      ],
      darker(stone, 0.12),
    ) +
    each(6, (index) =>
      box([x - u * 23 + index * u * 8.6, bottom - u * 34], [u * 3.6, u * 36], lighter(stone, 0.4)),
    ) +
    ellipse([x, bottom - u * 48], [u * 9, u * 11], darker(stone, 0.2)) +
    box([x - u * 0.6, bottom - u * 66], [u * 1.2, u * 12], darker(stone, 0.2))
  );
}

function cap([x, y]: Point, size: number, colour: Colour, tassel: Colour, turn: number): string {
  return placed(
    path('M-44 8L-40 44Q0 62 40 44L44 8Z', darker(colour, 0.3)) +
      polygon(
        [
          [-100, 0],
          [0, -42],
          [100, 0],
          [0, 42],
        ],
        colour,
      ) +
      polygon(
        [
          [-100, 0],
          [0, -42],
          [100, 0],
          [0, -30],
        ],
        lighter(colour, 0.3),
        0.8,
      ) +
      circle(0, 0, 8, tassel) +
      line('M0 0Q50 6 76 16Q84 40 80 66', tassel, 6) +
      path('M72 60L88 60L92 96L68 96Z', tassel),
    [x, y],
    { scale: size / 100, turn },
  );
}
