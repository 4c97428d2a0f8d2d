import type { SceneName } from '../pictures/scenes.ts';

/** How a sample of one vibe is cut. */
export type RecapVibe = {
  readonly slug: string;
  readonly palettes: readonly [number, ...number[]];
  readonly shots: readonly SceneName[];
  readonly shotSeconds: number;
  /** Seconds in which one shot melts into the next; 0 is a cut. */
  readonly fadeSeconds: number;
  /** How much closer the camera comes while a shot lasts. */
  readonly zoom: number;
  /** What is done to the colours and the frame, in the words of ffmpeg. */
  readonly look: string;
  /** A chord, in hertz, and how often it is struck. */
  readonly chord: readonly number[];
  readonly beatSeconds: number;
};

export const recapVibes: readonly RecapVibe[] = [
  {
    slug: 'cinematic',
    palettes: [0, 2],
    shots: ['skyline', 'weddingArch', 'danceFloor', 'fireworks'],
    shotSeconds: 1.9,
    fadeSeconds: 0.4,
    zoom: 0.1,
    look: 'eq=contrast=1.08:saturation=0.92,drawbox=y=0:h=84:w=iw:color=black:t=fill,drawbox=y=ih-84:h=84:w=iw:color=black:t=fill',
    chord: [110, 164.8, 220, 277.2],
    beatSeconds: 1.9,
  },
  {
    slug: 'upbeat',
    palettes: [10, 7, 3],
    shots: [
      'balloons',
      'confettiMoment',
      'toast',
      'concert',
      'cake',
      'graduation',
      'danceFloor',
      'sparklerExit',
      'balloons',
      'confettiMoment',
      'shower',
      'fireworks',
    ],
    shotSeconds: 0.5,
    fadeSeconds: 0,
    zoom: 0.05,
    look: 'eq=contrast=1.06:saturation=1.25',
    chord: [220, 277.2, 329.6, 440],
    beatSeconds: 0.25,
  },
  {
    slug: 'romantic',
    palettes: [1, 8],
    shots: ['rings', 'bouquet', 'togetherAtDusk', 'weddingArch'],
    shotSeconds: 1.9,
    fadeSeconds: 0.7,
    zoom: 0.08,
    look: 'format=gbrp,split[a][b];[b]gblur=sigma=9[c];[a][c]blend=all_mode=screen:all_opacity=0.25,format=yuv420p',
    chord: [130.8, 196, 246.9, 329.6],
    beatSeconds: 0.95,
  },
  {
    slug: 'playful',
    palettes: [7, 1, 4],
    shots: ['balloons', 'shower', 'graduation', 'cake', 'confettiMoment', 'meadow', 'balloons'],
    shotSeconds: 0.95,
    fadeSeconds: 0.12,
    zoom: 0.12,
    look: 'eq=saturation=1.12',
    chord: [261.6, 329.6, 392, 523.3],
    beatSeconds: 0.475,
  },
  {
    slug: 'nostalgic',
    palettes: [9, 5],
    shots: ['cake', 'autumnPark', 'danceFloor', 'lakefront', 'meadow'],
    shotSeconds: 1.4,
    fadeSeconds: 0.15,
    zoom: 0.05,
    look: 'colorchannelmixer=.42:.62:.17:0:.34:.58:.15:0:.27:.48:.13,eq=contrast=0.94:brightness=0.03,vignette=PI/4.2',
    chord: [146.8, 185, 220, 277.2],
    beatSeconds: 0.7,
  },
  {
    slug: 'elegant',
    palettes: [11, 6],
    shots: ['rings', 'tableSetting', 'skyline', 'lakefront'],
    shotSeconds: 1.6,
    fadeSeconds: 0,
    zoom: 0,
    look: 'eq=saturation=0.8,scale=396:704,pad=540:960:72:104:color=0xfaf9f6',
    chord: [196, 293.7, 392],
    beatSeconds: 1.6,
  },
];
