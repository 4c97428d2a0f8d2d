import { darker, lighter, mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Palette } from '../palettes.data.ts';
import { box, circle, ellipse, glow, line, outwards, path } from '../svg.ts';
import { hairOf } from './hair.ts';
import type { Portrait, Wear } from './portrait.ts';

const skins = [
  '#f6d7bd',
  '#eec3a0',
  '#e0ac84',
  '#cc946a',
  '#b07a52',
  '#93603e',
  '#74482e',
  '#573423',
] as const;

/** A portrait as SVG in a box of 200 by 200. */
export function drawPortrait(portrait: Portrait, palette: Palette): string {
  const skin = skins[portrait.skin] ?? skins[3];
  const hair = hairOf(portrait);
  return (
    backdrop(palette) +
    hair.behind +
    body(portrait, skin) +
    head(portrait, skin) +
    beard(portrait) +
    hair.front +
    glasses(portrait) +
    prop(portrait, skin, palette)
  );
}

function backdrop(palette: Palette): string {
  const wall = outwards(
    0.35,
    0.3,
    0.95,
    [lighter(palette.wall, 0.7), 0],
    [lighter(palette.wall, 0.25), 0.5],
    [mix(palette.wall, palette.sky[0], 0.5), 1],
  );
  return (
    wall.markup +
    box([0, 0], [200, 200], wall.fill) +
    circle(152, 48, 26, palette.blooms[0], 0.28) +
    circle(34, 130, 40, palette.foliage[1], 0.25) +
    circle(24, 40, 11, palette.lights[0], 0.5) +
    glow(60, 50, 110, palette.glow, 0.55)
  );
}

const shoulders = 'M28 206C28 164 46 150 76 143L88 136L112 136L124 143C154 150 172 164 172 206Z';

function body({ wear, wearColour: colour }: Portrait, skin: Colour): string {
  const neck =
    path('M86 106L86 138Q100 154 114 138L114 106Z', darker(skin, 0.13)) +
    path('M86 118Q100 132 114 114L114 122Q104 138 86 126Z', darker(skin, 0.3), 0.6);
  const light = path('M28 206C28 164 46 150 76 143L80 206Z', lighter(colour, 0.35), 0.35);
  return wear === 'turtleneck'
    ? neck + path(shoulders, colour) + light + clothes(wear, colour)
    : path(shoulders, colour) + light + neck + clothes(wear, colour);
}

function clothes(wear: Wear, colour: Colour): string {
  const [fold, edge] = [darker(colour, 0.28), lighter(colour, 0.4)];
  const details: Readonly<Record<Wear, string>> = {
    tee: line('M80 142Q100 164 120 142', fold, 3),
    shirt:
      path('M84 136L100 158L88 170L74 144Z', edge) +
      path('M116 136L100 158L112 170L126 144Z', edge) +
      line('M100 160L100 204', fold, 1.6) +
      circle(103.5, 176, 1.7, edge) +
      circle(103.5, 190, 1.7, edge),
    hoodie:
      path(
        'M70 146C74 128 126 128 130 146C124 162 76 162 70 146ZM84 140Q100 156 116 140Q100 148 84 140Z',
        fold,
      ) + line('M92 158L90 178M108 158L110 178', edge, 2.2),
    blazer:
      path('M82 138L100 176L118 138L100 150Z', '#fbf7ef') +
      path('M80 139L100 190L76 168L70 148Z', fold) +
      path('M120 139L100 190L124 168L130 148Z', fold) +
      line('M100 190L100 206', fold, 2),
    turtleneck:
      path('M84 118Q100 128 116 118L119 144Q100 156 81 144Z', lighter(colour, 0.12)) +
      line('M84 128Q100 137 116 128M83 136Q100 146 117 136', fold, 1.6, 0.7),
    dungarees:
      line('M80 142Q100 162 120 142', edge, 3) +
      path('M72 176L128 176L132 206L68 206Z', fold) +
      line('M76 178L66 148M124 178L134 148', fold, 8) +
      circle(77, 180, 2.6, '#e7c66b') +
      circle(123, 180, 2.6, '#e7c66b'),
    wrap:
      path('M84 138L120 186L134 206L96 206L70 150Z', edge, 0.55) +
      line('M86 138L126 190M116 138L86 172', fold, 2.6),
  };
  return details[wear];
}

function head({ prop: held, hair }: Portrait, skin: Colour): string {
  const shade = darker(skin, 0.12);
  const isCovered = hair === 'headscarf';
  const ears = isCovered ? '' : ellipse([71, 88], [5, 8], shade) + ellipse([129, 88], [5, 8], shade);
  const rings =
    held === 'earrings' && !isCovered ? circle(70, 99, 3, '#e3b75f') + circle(130, 99, 3, '#e3b75f') : '';
  return (
    ears +
    path('M71 78C70 46 130 46 129 78C130 104 118 122 100 122C82 122 70 104 71 78Z', skin) +
    path(
      'M129 78C130 104 118 122 100 122C97 122 94 121.5 91 120.5C112 116 120 96 118 62C126 66 129 72 129 78Z',
      shade,
      0.55,
    ) +
    circle(82, 100, 6.5, '#e0645c', 0.14) +
    circle(117, 100, 6.5, '#e0645c', 0.14) +
    line('M92 107.5Q100 113 108 107.5', darker(skin, 0.38), 1.8, 0.65) +
    rings
  );
}

function beard({ beard: kind, hairColour: colour }: Portrait): string {
  if (kind === 'full')
    return path(
      'M70.5 84C70 118 82 132 100 132C118 132 130 118 129.5 84C127 100 118 101 112 100.5C104 98 96 98 88 100.5C82 101 73 100 70.5 84ZM91 107Q100 112 109 107Q100 104.5 91 107Z',
      colour,
    );
  if (kind === 'short')
    return path(
      'M71 86C72 112 84 125 100 125C116 125 128 112 129 86C126 100 118 102 112 101.5C104 99.5 96 99.5 88 101.5C82 102 74 100 71 86ZM91 107Q100 112.5 109 107Q100 105 91 107Z',
      colour,
      0.85,
    );
  if (kind === 'moustache')
    return path(
      'M84 106C90 99 97 100 100 102C103 100 110 99 116 106C108 107 103 105 100 105C97 105 92 107 84 106Z',
      colour,
    );
  return '';
}

function glasses({ glasses: kind }: Portrait): string {
  const frame = '#33261f';
  const lens = '#fffdf6';
  if (kind === 'round')
    return (
      circle(86, 87, 10, lens, 0.35) +
      circle(114, 87, 10, lens, 0.35) +
      line(
        'M76 87A10 10 0 1 1 96 87A10 10 0 1 1 76 87M104 87A10 10 0 1 1 124 87A10 10 0 1 1 104 87M96 86Q100 83 104 86M76 86L71 84M124 86L129 84',
        frame,
        2,
      )
    );
  if (kind === 'square')
    return (
      box([75, 79], [21, 16], lens, { opacity: 0.35, round: 4 }) +
      box([104, 79], [21, 16], lens, { opacity: 0.35, round: 4 }) +
      line(
        'M75 80L96 80L95 93Q85 97 76 93ZM104 80L125 80L124 93Q115 97 105 93ZM96 83Q100 81 104 83M75 82L71 82M125 82L129 82',
        frame,
        2.4,
      )
    );
  return '';
}

function prop({ prop: held, wearColour }: Portrait, skin: Colour, palette: Palette): string {
  const hand = darker(skin, 0.06);
  if (held === 'phone')
    return (
      path('M140 204C142 180 146 168 150 160L172 160C176 178 176 190 176 206Z', darker(wearColour, 0.16)) +
      box([146, 138], [26, 26], hand, { round: 9 }) +
      box([145, 96], [31, 60], '#22252b', { round: 6 }) +
      box([147, 98], [27, 56], '#3a3f49', { round: 5 }) +
      circle(154, 105, 4.4, '#14161a') +
      circle(154, 105, 2, palette.lights[1]) +
      circle(154, 115, 4.4, '#14161a') +
      circle(154, 115, 2, palette.lights[0]) +
      circle(164, 105, 2.2, '#fff6d8') +
      line('M148 146L170 146M148 152L170 152', darker(skin, 0.25), 1.4, 0.7) +
      line('M145 140Q140 146 146 154', hand, 7)
    );
  if (held === 'camera')
    return (
      line('M76 146Q82 174 88 184M124 146Q118 174 112 184', '#2b2320', 4) +
      box([74, 174], [52, 32], '#2d2a2b', { round: 5 }) +
      box([88, 168], [22, 9], '#2d2a2b', { round: 3 }) +
      box([74, 180], [52, 5], '#a8703f', { opacity: 0.9 }) +
      circle(100, 191, 13, '#191718') +
      circle(100, 191, 9, '#3f5568') +
      circle(97, 188, 3, '#dff0ff', 0.9) +
      circle(119, 177, 2, '#e4574a')
    );
  return '';
}
