import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { scenesOf } from '../people/provider-person.ts';
import type { ProviderPerson } from '../people/provider-person.ts';
import { alwaysFree } from '../people/providers.data.ts';
import { palettes } from '../pictures/palettes.data.ts';
import type { Palette } from '../pictures/palettes.data.ts';
import type { Format } from '../pictures/develop-picture.ts';
import type { SceneName } from '../pictures/scenes.ts';
import { tintedPalette } from '../pictures/tinted-palette.ts';
import { seededRandom } from '../seeded-random.ts';
import { blackoutsFrom, otherWorkFrom } from './calendar.ts';
import { reviewsBefore } from './reviews.ts';
import type { PlannedReview } from './reviews.ts';
import { weekOf } from './week.ts';

type PlannedPicture = {
  readonly fileName: string;
  readonly scene: SceneName;
  readonly format: Format;
  readonly seed: string;
};

export type PlannedProvider = {
  readonly person: ProviderPerson;
  readonly schedule: ProviderSchedule;
  readonly reviews: readonly PlannedReview[];
  readonly palette: Palette;
  readonly photoName: string;
  readonly pictures: readonly PlannedPicture[];
};

/** Part of every file name: what lies under a name never changes, so new drawings need new names. */
const edition = 'demo1';

const formats: readonly [Format, ...Format[]] = [
  [1120, 840],
  [1120, 840],
  [1120, 840],
  [1120, 748],
  [1120, 748],
  [896, 1120],
];
const tints = ['#ffb35c', '#5cc8ff', '#ff7aa8', '#8affc1', '#b79bff', '#ffe98a'] as const;

/** Everything of one provider that follows from who they are, the place in the list and the day of the seed. */
export function planProvider(person: ProviderPerson, index: number, today: CalendarDay): PlannedProvider {
  const { mailName } = person;
  // One chance for each topic: what is changed in one leaves the others as they were.
  const chanceFor = (topic: string) => seededRandom(`${topic} of ${mailName}`);
  const isAlwaysFree = index < alwaysFree;
  const week: ProviderSchedule = {
    weeklySlots: weekOf(person.week, chanceFor('week')),
    blackouts: blackoutsFrom(today, isAlwaysFree, chanceFor('days off')),
  };
  const otherWork = otherWorkFrom(today, week, isAlwaysFree, chanceFor('bookings'));
  const schedule = { ...week, blackouts: [...week.blackouts, ...otherWork] };
  const look = chanceFor('look');
  const palette = tintedPalette(
    palettes[person.palette] ?? palettes[0],
    look.pick(tints),
    look.between(0.02, 0.12),
  );
  return {
    person,
    schedule,
    reviews: reviewsBefore(today, person.reviews, chanceFor('reviews')),
    palette,
    photoName: `${edition}-${mailName}.jpg`,
    pictures: look.shuffled(scenesOf[person.speciality]).map((scene, place) => ({
      fileName: `${edition}-${mailName}-${place + 1}.jpg`,
      scene,
      format: look.pick(formats),
      seed: `${mailName} ${scene}`,
    })),
  };
}
