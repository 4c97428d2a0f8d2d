import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { box, circle, each, ellipse, line, path } from '../svg.ts';
import type { HairStyle, Portrait } from './portrait.ts';

/*
 * The head is an ellipse around (100, 84), 29 wide and 36 high to either side. Hair has a part behind it and one in
 * front.
 */

type Hair = { readonly behind: string; readonly front: string };

const cap = 'M69 84C58 28 142 28 131 84C129 68 122 62 100 61C78 62 71 68 69 84Z';
const parted = 'M69 88C62 42 96 40 104 50C112 42 138 46 131 88C130 72 120 62 105 57C90 62 72 70 69 88Z';
const swept = 'M69 84C60 40 112 30 128 50C136 58 133 74 131 84C128 70 124 64 114 62C98 68 78 64 69 84Z';

const sheen = (colour: Colour): string => line('M80 57Q96 48 116 54', lighter(colour, 0.28), 3, 0.45);

function loose(colour: Colour): Record<'waves' | 'long' | 'bob' | 'bun' | 'ponytail', Hair> {
  const shade = darker(colour, 0.25);
  return {
    waves: {
      behind: path(
        'M60 80C52 28 148 28 140 80C150 98 136 108 146 128C150 146 140 156 128 156L72 156C60 156 50 146 54 128C64 108 50 98 60 80Z',
        shade,
      ),
      front: path(parted, colour) + sheen(colour),
    },
    long: {
      behind: path('M62 80C56 30 144 30 138 80L144 158Q100 168 56 158Z', shade),
      front: path(parted, colour) + sheen(colour),
    },
    bob: {
      behind: path('M62 80C56 30 144 30 138 80C145 104 140 118 132 124L68 124C60 118 55 104 62 80Z', shade),
      front: path(swept, colour) + sheen(colour),
    },
    bun: { behind: circle(100, 37, 15, shade), front: path(parted, colour) + sheen(colour) },
    ponytail: {
      behind: path('M122 50C160 44 168 96 150 140C146 112 140 84 120 64Z', shade),
      front: path(swept, colour) + sheen(colour),
    },
  };
}

function short(colour: Colour): Record<'crop' | 'fade' | 'sidePart' | 'shaved', Hair> {
  return {
    crop: { behind: '', front: path(cap, colour) + sheen(colour) },
    fade: {
      behind: '',
      front:
        path('M71 78C66 46 134 46 129 78L126 66L74 66Z', colour, 0.55) +
        path('M74 68C68 34 132 34 126 68C122 58 114 58 100 58C86 58 78 58 74 68Z', colour),
    },
    sidePart: { behind: '', front: path(swept, colour) + sheen(colour) },
    shaved: {
      behind: '',
      front: path('M71 80C69 45 131 45 129 80C126 66 116 61 100 61C84 61 74 66 71 80Z', colour, 0.35),
    },
  };
}

function rounded(colour: Colour): Record<'afro' | 'curls' | 'braids' | 'locs', Hair> {
  const shade = darker(colour, 0.25);
  const puffs = (radius: number, size: number, count: number): string =>
    each(count, (index) => {
      const angle = Math.PI * (0.92 + (1.16 * index) / (count - 1));
      return circle(100 + Math.cos(angle) * radius, 78 + Math.sin(angle) * radius, size, colour);
    });
  const strand = (x: number, side: number): string =>
    each(7, (index) =>
      ellipse(
        [x + side * index * 0.9, 98 + index * 9.6],
        [5.2, 6.2],
        index % 2 === 0 ? colour : lighter(colour, 0.1),
      ),
    );
  return {
    afro: {
      behind: circle(100, 72, 47, shade) + puffs(38, 15, 11),
      front:
        path('M69 86C60 34 140 34 131 86C127 72 118 66 100 65C82 66 73 72 69 86Z', colour) + puffs(34, 9, 11),
    },
    curls: {
      behind:
        each(12, (index) =>
          circle(66 + (index % 2) * 68 + ((index * 7) % 9) - 4, 70 + index * 5.2, 11, shade),
        ) + circle(100, 64, 36, shade),
      front: puffs(31, 10.5, 10) + puffs(24, 9, 7),
    },
    braids: {
      behind: circle(100, 74, 37, shade) + strand(66, -1) + strand(134, 1),
      front:
        path(parted, colour) +
        line('M84 60L90 46M100 56L102 42M116 60L112 46', lighter(colour, 0.25), 1.6, 0.6),
    },
    locs: {
      behind:
        circle(100, 74, 38, shade) +
        each(9, (index) =>
          line(
            `M${64 + index * 9} 70Q${58 + index * 10.5} 100 ${60 + index * 10} ${126 + (index % 3) * 6}`,
            index % 2 === 0 ? shade : colour,
            8,
          ),
        ),
      front:
        path(cap, colour) +
        each(5, (index) =>
          line(
            `M${80 + index * 10} 62Q${82 + index * 9} 48 ${88 + index * 6} 42`,
            lighter(colour, 0.18),
            2,
            0.6,
          ),
        ),
    },
  };
}

function covered(cloth: Colour, hair: Colour): Record<'headscarf' | 'turban' | 'toque' | 'cap', Hair> {
  const [fold, edge] = [darker(cloth, 0.2), lighter(cloth, 0.22)];
  return {
    headscarf: {
      behind: path(
        'M60 88C54 30 146 30 140 88C142 118 132 130 126 134L156 190L44 190L74 134C68 130 58 118 60 88Z',
        fold,
      ),
      front:
        `<path d="M60 88C54 30 146 30 140 88C141 120 122 136 100 140C78 136 59 120 60 88ZM74.5 86C74.5 112 86 120 100 120C114 120 125.5 112 125.5 86C125.5 64 114 56 100 56C86 56 74.5 64 74.5 86Z" fill="${cloth}" fill-rule="evenodd"/>` +
        path('M66 112C76 136 122 140 138 108C142 140 134 160 104 168C78 164 62 144 66 112Z', cloth) +
        line('M72 130Q100 152 132 126M76 146Q104 160 128 142', fold, 2.4, 0.7) +
        line('M72 66Q84 46 106 45', edge, 3, 0.6),
    },
    turban: {
      behind: '',
      front:
        path('M62 80C42 8 158 8 138 80C130 66 116 58 100 56C84 58 70 66 62 80Z', cloth) +
        line('M64 62Q94 28 128 36M63 71Q100 40 137 56M74 38Q112 30 138 68', fold, 2.6, 0.75) +
        path('M93 51L100 44L107 51L100 58Z', edge),
    },
    toque: {
      behind: path(
        'M66 70L64 112Q70 120 74 112L74 76L126 76L126 112Q130 120 136 112L134 70Z',
        darker(hair, 0.15),
      ),
      front:
        circle(100, 30, 9, edge) +
        path('M66 68C62 24 138 24 134 68Z', cloth) +
        box([62, 58], [76, 16], fold, { round: 6 }) +
        each(11, (index) => line(`M${68 + index * 6.4} 61L${68 + index * 6.4} 71`, cloth, 1.6, 0.7)),
    },
    cap: {
      behind: path(
        'M68 72L68 100Q72 106 75 98L75 76L125 76L125 98Q128 106 132 100L132 72Z',
        darker(hair, 0.15),
      ),
      front:
        path('M67 68C66 34 134 34 133 68Z', cloth) +
        path('M72 64C86 56 130 54 156 70C150 76 120 70 72 72Z', fold) +
        line('M100 42L100 62', edge, 1.6, 0.6),
    },
  };
}

export function hairOf({ hair, hairColour, cloth = '#6b7d8c' }: Portrait): Hair {
  const styles: Readonly<Record<HairStyle, Hair>> = {
    ...loose(hairColour),
    ...short(hairColour),
    ...rounded(hairColour),
    ...covered(cloth, hairColour),
  };
  return styles[hair];
}
