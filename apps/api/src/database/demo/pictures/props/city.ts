import { lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Stage } from '../scene.ts';
import { box, circle, d, each, ellipse, line, path, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/** The tower that everybody knows; `height` is to the tip of its mast. */
export function tower([x, bottom]: Point, height: number, colour: Colour, light: Colour): string {
  const at = (share: number): number => bottom - height * share;
  const unit = height / 100;
  return (
    path(
      d`M${x - unit * 3.4} ${bottom}C${x - unit * 1.6} ${at(0.2)} ${x - unit * 1.1} ${at(0.4)} ${x - unit * 0.9} ${at(0.62)}L${x + unit * 0.9} ${at(0.62)}C${x + unit * 1.1} ${at(0.4)} ${x + unit * 1.6} ${at(0.2)} ${x + unit * 3.4} ${bottom}Z`,
      colour,
    ) +
    path(
      d`M${x - unit * 1.4} ${at(0.595)}L${x - unit * 4.4} ${at(0.625)}Q${x - unit * 4.8} ${at(0.645)} ${x - unit * 3.6} ${at(0.66)}L${x - unit * 2.2} ${at(0.685)}L${x + unit * 2.2} ${at(0.685)}L${x + unit * 3.6} ${at(0.66)}Q${x + unit * 4.8} ${at(0.645)} ${x + unit * 4.4} ${at(0.625)}L${x + unit * 1.4} ${at(0.595)}Z`,
      colour,
    ) +
    line(d`M${x - unit * 3.9} ${at(0.64)}L${x + unit * 3.9} ${at(0.64)}`, light, unit * 0.55, 0.9) +
    polygon(
      [
        [x - unit * 0.9, at(0.68)],
        [x + unit * 0.9, at(0.68)],
        [x + unit * 0.6, at(0.8)],
        [x - unit * 0.6, at(0.8)],
      ],
      colour,
    ) +
    ellipse([x, at(0.805)], [unit * 1.25, unit * 0.9], colour) +
    line(d`M${x} ${at(0.8)}L${x} ${at(1)}`, colour, unit * 0.5) +
    circle(x, at(0.995), unit * 0.7, '#ff7a6b', 0.9)
  );
}

type Row = {
  readonly bottom: number;
  readonly lowest: number;
  readonly highest: number;
  readonly colour: Colour;
  /** Colour of lit windows and how many of them are lit. */
  readonly windows?: readonly [Colour, number];
};

/** Buildings side by side across the whole picture. */
export function buildings(
  { w, u, random }: Stage,
  { bottom, lowest, highest, colour, windows }: Row,
): string {
  let x = -u * 2;
  let drawn = '';
  while (x < w) {
    const width = u * random.between(4.5, 10);
    const middle = Math.abs((x + width / 2) / w - 0.5) * 2;
    const height = u * (lowest + (highest - lowest) * random.between(0.25, 1) * (1.15 - middle * 0.6));
    const shade = mix(colour, '#ffffff', random.between(0, 0.07));
    drawn += roof(random.whole(0, 4), [x, bottom - height], width, u, shade);
    drawn += box([x, bottom - height], [width + 1, height], shade);
    drawn +=
      windows === undefined ? '' : litWindows([x, bottom - height], [width, height], windows, { u, random });
    x += width + u * random.between(-0.3, 0.9);
  }
  return drawn;
}

function roof(kind: number, [x, top]: Point, width: number, u: number, colour: Colour): string {
  if (kind === 0) return box([x + width * 0.2, top - u * 1.4], [width * 0.6, u * 1.5], colour);
  if (kind === 1) return line(d`M${x + width / 2} ${top}L${x + width / 2} ${top - u * 4}`, colour, u * 0.3);
  if (kind === 2)
    return polygon(
      [
        [x, top + 1],
        [x + width, top + 1],
        [x + width, top - u * 2],
      ],
      colour,
    );
  return '';
}

function litWindows(
  [x, top]: Point,
  [width, height]: Point,
  [colour, share]: readonly [Colour, number],
  { u, random }: Pick<Stage, 'u' | 'random'>,
): string {
  const [columns, rows] = [Math.floor(width / (u * 1.5)), Math.floor(height / (u * 2))];
  return each(columns * rows, (index) => {
    if (!random.isLucky(share)) return '';
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return box(
      [x + u * (0.5 + column * 1.5), top + u * (0.8 + row * 2)],
      [u * 0.75, u * 0.95],
      lighter(colour, random.between(0, 0.4)),
      { opacity: random.between(0.35, 0.95) },
    );
  });
}

/** Light on water: short strokes that get wider and rarer away from where it comes from. */
export function glitter(
  { u, random }: Stage,
  [x, top]: Point,
  [spread, bottom]: Point,
  colour: Colour,
  count: number,
): string {
  return each(count, () => {
    const depth = random.next() ** 1.4;
    const y = top + (bottom - top) * depth;
    const half = u * random.between(0.6, 2.6) * (0.6 + depth * 1.8);
    const middle = x + random.between(-1, 1) * spread * (0.25 + depth);
    return ellipse([middle, y], [half, u * (0.16 + depth * 0.25)], colour, {
      opacity: random.between(0.25, 0.8) * (1 - depth * 0.45),
    });
  });
}
