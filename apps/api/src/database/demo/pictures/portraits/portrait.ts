import type { Colour } from '../colour.ts';

export type HairStyle =
  | 'crop'
  | 'fade'
  | 'sidePart'
  | 'waves'
  | 'long'
  | 'bob'
  | 'bun'
  | 'afro'
  | 'curls'
  | 'ponytail'
  | 'braids'
  | 'locs'
  | 'shaved'
  | 'headscarf'
  | 'turban'
  | 'toque'
  | 'cap';

export type Wear = 'tee' | 'shirt' | 'hoodie' | 'blazer' | 'turtleneck' | 'dungarees' | 'wrap';

/** How a provider looks in the profile picture; no face is drawn, only what one would recognise from afar. */
export type Portrait = {
  /** From 0, the lightest skin, to 7. */
  readonly skin: number;
  readonly hair: HairStyle;
  readonly hairColour: Colour;
  /** Of the headscarf, turban or cap. */
  readonly cloth?: Colour;
  readonly beard?: 'full' | 'short' | 'moustache';
  readonly glasses?: 'round' | 'square';
  readonly wear: Wear;
  readonly wearColour: Colour;
  readonly prop?: 'phone' | 'camera' | 'earrings';
};
