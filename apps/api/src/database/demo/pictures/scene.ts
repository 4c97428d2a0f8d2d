import type { SeededRandom } from '../seeded-random.ts';
import type { Palette } from './palettes.data.ts';

/** What a scene is drawn on. */
export type Stage = {
  readonly w: number;
  readonly h: number;
  /** A hundredth of the shorter side: what sizes are told in, so that a scene fits every format. */
  readonly u: number;
  readonly random: SeededRandom;
  readonly palette: Palette;
};

/**
 * A picture in two planes, as a lens sees it: what is out of focus and what is sharp. The first is drawn small and
 * enlarged, which blurs it at no cost; all large gradients belong there, since they are dear at full size.
 */
export type Planes = {
  readonly blurred: string;
  readonly sharp: string;
  /** How far the first plane is out of focus, in points of the small drawing. */
  readonly blur?: number;
};

export type Scene = (stage: Stage) => Planes;
