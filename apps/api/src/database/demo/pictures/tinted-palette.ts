import { mix } from './colour.ts';
import type { Colour } from './colour.ts';
import type { Palette } from './palettes.data.ts';

/** A palette drawn a little towards one colour, so that two providers who share one can still be told apart. */
export function tintedPalette(palette: Palette, tint: Colour, share: number): Palette {
  const one = (colour: Colour): Colour => mix(colour, tint, share);
  const three = ([first, second, third]: Palette['sky']): Palette['sky'] => [
    one(first),
    one(second),
    one(third),
  ];
  return {
    ...palette,
    sky: three(palette.sky),
    night: [one(palette.night[0]), one(palette.night[1])],
    blooms: three(palette.blooms),
    ground: one(palette.ground),
    foliage: [one(palette.foliage[0]), one(palette.foliage[1])],
    wall: one(palette.wall),
  };
}
