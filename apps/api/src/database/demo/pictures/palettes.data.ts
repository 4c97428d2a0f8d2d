import type { Colour } from './colour.ts';

/** The colours that a provider's pictures are made of. */
export type Palette = {
  /** From the top of the sky down to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour];
  readonly night: readonly [Colour, Colour];
  readonly glow: Colour;
  readonly lights: readonly [Colour, Colour, Colour];
  readonly dark: Colour;
  readonly ground: Colour;
  readonly foliage: readonly [Colour, Colour];
  readonly blooms: readonly [Colour, Colour, Colour];
  readonly linen: Colour;
  readonly wall: Colour;
};

export const palettes: readonly [Palette, ...Palette[]] = [
  // Golden hour.
  {
    sky: ['#6f7fa6', '#f0a868', '#ffdf9e'],
    night: ['#1b1c33', '#5b3a49'],
    glow: '#fff0c2',
    lights: ['#ffd27a', '#ffb65c', '#fff1cf'],
    dark: '#2b1d26',
    ground: '#8a6a4c',
    foliage: ['#47553a', '#8d9a56'],
    blooms: ['#f3b18b', '#fbe3cf', '#d9705a'],
    linen: '#f8eedd',
    wall: '#e8c9a0',
  },
  // Blush.
  {
    sky: ['#b89bb8', '#f2b8b0', '#ffe3d3'],
    night: ['#2a1d33', '#7a4558'],
    glow: '#fff2e6',
    lights: ['#ffd0bd', '#ffb3a7', '#fff0e2'],
    dark: '#3a2230',
    ground: '#a98478',
    foliage: ['#5f6f5c', '#a8b594'],
    blooms: ['#e99aa2', '#fbe9e4', '#c75d72'],
    linen: '#fbf1ec',
    wall: '#ecc8c0',
  },
  // Teal dusk.
  {
    sky: ['#17425a', '#4f8f96', '#f4c58f'],
    night: ['#0c1f2c', '#1f5157'],
    glow: '#ffe6b8',
    lights: ['#ffcf86', '#8fe0d2', '#fff0d6'],
    dark: '#0f222b',
    ground: '#4d6b66',
    foliage: ['#1f4a44', '#5f9078'],
    blooms: ['#f2a27a', '#f6e6d0', '#3f8f8a'],
    linen: '#eef3ec',
    wall: '#9cc2b8',
  },
  // Berry night.
  {
    sky: ['#31164a', '#8a3a78', '#f08a7e'],
    night: ['#170b26', '#5a1f58'],
    glow: '#ffc9b0',
    lights: ['#ff8fb0', '#b58cff', '#ffd9a8'],
    dark: '#1c0d27',
    ground: '#5c3a5c',
    foliage: ['#2f3a4c', '#6b6f8c'],
    blooms: ['#e0588a', '#f8d5dc', '#8f4bb0'],
    linen: '#f6ebf0',
    wall: '#c48fae',
  },
  // Emerald garden.
  {
    sky: ['#8fb8c0', '#cfe0c0', '#fff2cf'],
    night: ['#0d2620', '#2c5a40'],
    glow: '#fff6d8',
    lights: ['#ffe19a', '#d8f0b0', '#fff8e2'],
    dark: '#14281f',
    ground: '#6f8a55',
    foliage: ['#24563f', '#7fae6a'],
    blooms: ['#ffffff', '#f6d7dc', '#e8b04a'],
    linen: '#fbf8ee',
    wall: '#cfdcc0',
  },
  // Maple autumn.
  {
    sky: ['#8a99a8', '#e6b57a', '#fbe0b0'],
    night: ['#25161a', '#6d3322'],
    glow: '#ffe9bd',
    lights: ['#ffc46b', '#ff9a52', '#ffe6bd'],
    dark: '#2c1915',
    ground: '#8f5a34',
    foliage: ['#a6431f', '#e39a35'],
    blooms: ['#c8472e', '#f6d9a8', '#e58a2c'],
    linen: '#f7ead6',
    wall: '#dba76f',
  },
  // Winter blue.
  {
    sky: ['#33507d', '#8fa9cf', '#f3d7d9'],
    night: ['#0e1830', '#2c4470'],
    glow: '#fff0dc',
    lights: ['#ffe0a6', '#bcd8ff', '#ffffff'],
    dark: '#14203a',
    ground: '#b9c9de',
    foliage: ['#22405a', '#6f93a8'],
    blooms: ['#c9463f', '#f4f2f0', '#7f9fd0'],
    linen: '#f3f6fa',
    wall: '#bfcfe2',
  },
  // Citrus day.
  {
    sky: ['#58b3d8', '#a9dce0', '#fff3c2'],
    night: ['#102a44', '#2f6f86'],
    glow: '#fffbe0',
    lights: ['#ffe066', '#ff9f5c', '#fffbe6'],
    dark: '#1d3340',
    ground: '#a7b86a',
    foliage: ['#3a7a4a', '#a6c85a'],
    blooms: ['#ff8a5c', '#ffe27a', '#f25f7a'],
    linen: '#fffaf0',
    wall: '#ffd98a',
  },
  // Lavender.
  {
    sky: ['#6d6aa8', '#b7a6d8', '#fbdfe0'],
    night: ['#1c1a3a', '#4d447f'],
    glow: '#fff0ee',
    lights: ['#e0ccff', '#ffd0e0', '#fff4e0'],
    dark: '#241f40',
    ground: '#8c86a8',
    foliage: ['#4c5a5c', '#93a38c'],
    blooms: ['#a98fe0', '#f3ebfb', '#e29ac0'],
    linen: '#f7f4fb',
    wall: '#cdbfe2',
  },
  // Terracotta.
  {
    sky: ['#a9745c', '#e9a981', '#fde6cc'],
    night: ['#2a1512', '#7a3b2c'],
    glow: '#fff0da',
    lights: ['#ffc790', '#f59a6a', '#fff0dc'],
    dark: '#331a16',
    ground: '#b5805c',
    foliage: ['#5c6a4a', '#a9ad7c'],
    blooms: ['#c9623f', '#f7e2cc', '#8c3b2c'],
    linen: '#f9efe4',
    wall: '#d9926c',
  },
  // Midnight neon.
  {
    sky: ['#0b1440', '#3b2f8f', '#e06a9a'],
    night: ['#070a1f', '#2a1f66'],
    glow: '#ffc6e0',
    lights: ['#5ce1ff', '#ff6fb5', '#ffd36b'],
    dark: '#0a0c20',
    ground: '#2f2f5c',
    foliage: ['#1c3a4c', '#3f7f8c'],
    blooms: ['#ff6f9a', '#ffe0ee', '#6fb5ff'],
    linen: '#eef0fb',
    wall: '#6f6fc0',
  },
  // Sage and cream.
  {
    sky: ['#a9b8b0', '#dfe0cc', '#fbf3de'],
    night: ['#1d2622', '#4d5c4c'],
    glow: '#fffaea',
    lights: ['#ffe9b8', '#f2d9b0', '#fffdf2'],
    dark: '#2a2f2a',
    ground: '#a3a184',
    foliage: ['#55684f', '#a7b592'],
    blooms: ['#f4e6d4', '#ffffff', '#d8a48f'],
    linen: '#fcf9f1',
    wall: '#dcd8c4',
  },
];
