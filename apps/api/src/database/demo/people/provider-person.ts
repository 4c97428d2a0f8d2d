import type { AdditionalLanguage } from '@repo/domain/portfolio/languages';
import type { SceneName } from '../pictures/scenes.ts';
import type { Portrait } from '../pictures/portraits/portrait.ts';

/** When somebody works in a usual week. */
export type WeekPattern = 'everyDay' | 'dayAndNight' | 'evenings' | 'weekends' | 'daytime' | 'split';

export type Speciality =
  | 'weddings'
  | 'families'
  | 'parties'
  | 'corporate'
  | 'concerts'
  | 'celebrations'
  | 'graduations'
  | 'outdoors'
  | 'details';

/** What a provider of each speciality has pictures of. */
export const scenesOf: Readonly<Record<Speciality, readonly SceneName[]>> = {
  weddings: [
    'weddingArch',
    'rings',
    'bouquet',
    'togetherAtDusk',
    'danceFloor',
    'toast',
    'gardenTable',
    'sparklerExit',
  ],
  families: ['meadow', 'autumnPark', 'cake', 'balloons', 'lakefront', 'winterLights', 'skyline', 'shower'],
  parties: [
    'confettiMoment',
    'cake',
    'balloons',
    'danceFloor',
    'toast',
    'sparklerExit',
    'shower',
    'fireworks',
  ],
  corporate: [
    'conference',
    'toast',
    'skyline',
    'tableSetting',
    'concert',
    'confettiMoment',
    'gardenTable',
    'fireworks',
  ],
  concerts: [
    'concert',
    'confettiMoment',
    'danceFloor',
    'fireworks',
    'skyline',
    'sparklerExit',
    'toast',
    'conference',
  ],
  celebrations: [
    'lampRow',
    'weddingArch',
    'tableSetting',
    'bouquet',
    'danceFloor',
    'rings',
    'cake',
    'togetherAtDusk',
  ],
  graduations: [
    'graduation',
    'meadow',
    'skyline',
    'cake',
    'confettiMoment',
    'balloons',
    'toast',
    'autumnPark',
  ],
  outdoors: [
    'lakefront',
    'autumnPark',
    'meadow',
    'togetherAtDusk',
    'skyline',
    'winterLights',
    'gardenTable',
    'fireworks',
  ],
  details: ['rings', 'tableSetting', 'bouquet', 'cake', 'shower', 'lampRow', 'toast', 'gardenTable'],
};

/** A provider of the demonstration, as written down by hand; everything else about them follows from a seed. */
export type ProviderPerson = {
  /** What stands before `@demo.test`. */
  readonly mailName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly device: string;
  readonly language: AdditionalLanguage | null;
  readonly equipment: string;
  readonly rateDollars: number;
  readonly oneHourKm: number;
  readonly longerKm: number;
  readonly speciality: Speciality;
  /** Which of the palettes the pictures are in. */
  readonly palette: number;
  readonly week: WeekPattern;
  readonly reviews: number;
  readonly portrait: Portrait;
};
