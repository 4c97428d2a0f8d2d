import type { Colour } from '../colour.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { box, circle, d, each, ellipse, line, path, placed } from '../svg.ts';
import type { Point } from '../svg.ts';

/*
 * People are seen from behind or against the light, never by their faces. Each is drawn with the feet at the origin
 * and a height of 100, then placed.
 */

type Arms = 'down' | 'up' | 'reachLeft' | 'reachRight' | 'wave' | 'hold' | 'akimbo';
type PersonKind = 'suit' | 'dress' | 'gown' | 'trousers' | 'child' | 'sari';

const armPaths: Readonly<Record<Arms, readonly [string, string]>> = {
  down: ['M-10.5 -77Q-14 -62 -12.5 -46', 'M10.5 -77Q14 -62 12.5 -46'],
  up: ['M-10.5 -78Q-17 -92 -14 -109', 'M10.5 -78Q18 -92 13 -111'],
  reachLeft: ['M-10.5 -77Q-17 -70 -23 -60', 'M10.5 -77Q14 -62 12 -46'],
  reachRight: ['M-10.5 -77Q-14 -62 -12 -46', 'M10.5 -77Q17 -70 23 -60'],
  wave: ['M-10.5 -77Q-14 -62 -12 -47', 'M10.5 -78Q22 -86 19 -106'],
  hold: ['M-10.5 -77Q-16 -64 -5 -61', 'M10.5 -77Q16 -64 5 -61'],
  akimbo: ['M-10.5 -77Q-22 -68 -9 -54', 'M10.5 -77Q22 -68 9 -54'],
};

const torso =
  'M-2.6 -87L-2.8 -84C-6 -82.6 -11.6 -81.6 -12.6 -77C-12.8 -70 -10.2 -62 -9.6 -52L9.6 -52C10.2 -62 12.8 -70 12.6 -77C11.6 -81.6 6 -82.6 2.8 -84L2.6 -87Z';
const slimTorso =
  'M-2 -86L-2.2 -83.4C-5 -82 -9.6 -81 -10.4 -77C-10.4 -71 -7.4 -66 -6.4 -60L6.4 -60C7.4 -66 10.4 -71 10.4 -77C9.6 -81 5 -82 2.2 -83.4L2 -86Z';
const legs = 'M-9.8 -54L-9.6 -40L-8.2 -2L-10 0L-1.8 0L-0.9 -40L0.9 -40L1.8 0L10 0L8.2 -2L9.6 -40L9.8 -54Z';
const bottoms: Readonly<Record<PersonKind, string>> = {
  suit: legs,
  trousers: legs,
  child: legs,
  dress:
    'M-6.5 -61C-8 -54 -13 -40 -16 -27Q0 -22 16 -27C13 -40 8 -54 6.5 -61ZM-5.6 -27L-4.8 0L-1.6 0L-1.2 -27ZM1.2 -27L1.6 0L4.8 0L5.6 -27Z',
  gown: 'M-6.5 -61C-8 -48 -16 -18 -24 0Q0 3.5 24 0C16 -18 8 -48 6.5 -61Z',
  sari: 'M-6.5 -61C-9.5 -50 -11 -24 -12 0Q0 2 12.5 0C12 -24 10 -50 6.5 -61ZM-9.6 -80L6 -58L11 -34L14 -56L-2 -82Z',
};

const heads: Readonly<Record<PersonKind, string>> = {
  suit: 'M-5.2 -95C-5.6 -103 5.6 -103 5.2 -95C5 -90 3 -86 0 -86C-3 -86 -5 -90 -5.2 -95Z',
  trousers: 'M-5 -94C-6 -102.6 6 -102.6 5 -94C4.8 -89 3 -86 0 -86C-3 -86 -4.8 -89 -5 -94Z',
  child: 'M-7.4 -96C-8 -107 8 -107 7.4 -96C7 -88 4 -85 0 -85C-4 -85 -7 -88 -7.4 -96Z',
  dress:
    'M-5 -94C-6.4 -103 6.4 -103 5.2 -94C5.6 -86 8.4 -80 6.6 -70Q0 -67 -6.6 -70C-8.4 -80 -5.6 -86 -5 -94Z',
  gown: 'M-4.8 -93C-5.4 -100 5.4 -100 4.8 -93C4.6 -88 3 -85 0 -85C-3 -85 -4.6 -88 -4.8 -93ZM-3.6 -98C-3.6 -104.5 3.6 -104.5 3.6 -98Z',
  sari: 'M-5 -93.5C-5.6 -101.5 5.6 -101.5 5 -93.5C4.8 -88 3 -85.5 0 -85.5C-3 -85.5 -4.8 -88 -5 -93.5ZM-1.6 -92C-4 -84 3 -76 1.4 -66L-1.4 -66C0 -76 -6 -82 -3 -92Z',
};

export type Look = {
  readonly kind: PersonKind;
  readonly arms?: Arms;
  readonly colour: Colour;
  /** Light from behind, along one side. */
  readonly rim?: Colour;
  readonly flip?: boolean;
  readonly lean?: number;
};

function shapeOf(kind: PersonKind, arms: Arms, colour: Colour): string {
  const isSlim = kind !== 'suit' && kind !== 'trousers' && kind !== 'child';
  const width = isSlim ? 3.6 : 4.6;
  const [left, right] = armPaths[arms];
  return (
    line(left, colour, width) +
    line(right, colour, width) +
    path(isSlim ? slimTorso : torso, colour) +
    path(bottoms[kind], colour) +
    path(heads[kind], colour)
  );
}

export function person(
  [x, y]: Point,
  height: number,
  { kind, arms = 'down', colour, rim, flip = false, lean = 0 }: Look,
): string {
  const scale = height / 100;
  const shape = shapeOf(kind, arms, colour);
  const lit = rim === undefined ? '' : `<g transform="translate(-0.9 -0.7)">${shapeOf(kind, arms, rim)}</g>`;
  return placed(lit + shape, [x, y], { scale, flip, turn: lean });
}

/** Two who belong together, hand in hand or arm in arm. */
export function couple(
  [x, y]: Point,
  height: number,
  random: SeededRandom,
  colours: { readonly one: Colour; readonly other: Colour; readonly rim?: Colour },
): string {
  const kinds: readonly [readonly [PersonKind, PersonKind], ...(readonly [PersonKind, PersonKind])[]] = [
    ['suit', 'gown'],
    ['suit', 'gown'],
    ['suit', 'sari'],
    ['dress', 'trousers'],
    ['suit', 'suit'],
    ['gown', 'gown'],
  ];
  const [left, right] = random.pick(kinds);
  const apart = height * 0.155;
  const rim = colours.rim === undefined ? {} : { rim: colours.rim };
  return (
    person([x - apart, y], height, { kind: left, arms: 'reachRight', colour: colours.one, lean: 2, ...rim }) +
    person([x + apart, y], height * 0.95, {
      kind: right,
      arms: 'reachLeft',
      colour: colours.other,
      lean: -2,
      ...rim,
    })
  );
}

/** Heads and shoulders, seen from behind; the origin is the lower middle, 100 wide. */
export function bust([x, y]: Point, width: number, colour: Colour, hair: number): string {
  const shoulders = path('M-50 2C-50 -22 -34 -30 -14 -34L-12 -46L12 -46L14 -34C34 -30 50 -22 50 2Z', colour);
  const styles = [
    ellipse([0, -66], [19, 24], colour),
    ellipse([0, -66], [19, 24], colour) + circle(0, -92, 11, colour),
    path(
      'M-20 -68C-22 -98 22 -98 20 -68C21 -50 27 -38 22 -24Q0 -16 -22 -24C-27 -38 -21 -50 -20 -68Z',
      colour,
    ),
    ellipse([0, -69], [27, 28], colour),
    path('M-21 -66C-23 -97 23 -97 21 -66C22 -54 20 -46 14 -40L-14 -40C-20 -46 -22 -54 -21 -66Z', colour),
    path('M-22 -68C-26 -100 26 -100 22 -68C23 -48 32 -34 30 -18L-30 -18C-32 -34 -23 -48 -22 -68Z', colour),
  ];
  return placed(shoulders + (styles[hair % styles.length] ?? ''), [x, y], { scale: width / 100 });
}

/** A crowd from behind, in rows that overlap; some raise their arms, some a phone. */
export function crowd(
  random: SeededRandom,
  {
    width,
    bottom,
    size,
    colour,
    excitement,
  }: {
    readonly width: number;
    readonly bottom: number;
    readonly size: number;
    readonly colour: Colour;
    /** From 0, everybody sits still, to 1. */
    readonly excitement: number;
  },
): string {
  const count = Math.ceil(width / (size * 0.72)) + 1;
  return each(count, (index) => {
    const x = (index - 0.2) * size * 0.72 + random.between(-0.15, 0.15) * size;
    const y = bottom + random.between(-0.12, 0.22) * size;
    const raised = random.isLucky(excitement) ? raisedArm([x, y], size, random, colour) : '';
    return raised + bust([x, y], size * random.between(0.9, 1.1), colour, random.whole(0, 5));
  });
}

function raisedArm([x, y]: Point, size: number, random: SeededRandom, colour: Colour): string {
  const side = random.isLucky(0.5) ? 1 : -1;
  const [fromX, fromY] = [x + side * size * 0.38, y - size * 0.15];
  const [handX, handY] = [
    fromX + side * size * random.between(-0.1, 0.22),
    y - size * random.between(1.1, 1.5),
  ];
  const arm = d`M${fromX} ${fromY}Q${fromX + side * size * 0.16} ${(fromY + handY) / 2} ${handX} ${handY}`;
  const hand = circle(handX, handY, size * 0.085, colour);
  const phone = random.isLucky(0.3)
    ? box([handX - size * 0.1, handY - size * 0.27], [size * 0.2, size * 0.3], colour, {
        round: size * 0.03,
      }) +
      box([handX - size * 0.075, handY - size * 0.24], [size * 0.15, size * 0.22], '#cfe6ff', {
        opacity: 0.85,
      })
    : '';
  return line(arm, colour, size * 0.13) + hand + phone;
}
