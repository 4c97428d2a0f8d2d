import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { seededRandom } from '../seeded-random.ts';
import { createBlackouts, createOtherWork } from './blackouts.ts';
import type { DemoProvider } from './demo-provider.ts';
import { alwaysFreeCount, providers } from './providers.data.ts';
import { createReviews } from './reviews.ts';
import type { DemoReview } from './reviews.ts';
import { weeklySlotsOf } from './weekly-slots.ts';

export type PlannedProvider = DemoProvider & {
  readonly schedule: ProviderSchedule;
  readonly receivedReviews: readonly DemoReview[];
};

/** Adds a schedule and reviews to every provider. The same day gives the same plan. */
export const planProviders = (today: CalendarDay): readonly PlannedProvider[] =>
  providers.map((provider, index) => planProvider(provider, index < alwaysFreeCount, today));

function planProvider(provider: DemoProvider, isAlwaysFree: boolean, today: CalendarDay): PlannedProvider {
  // Each topic has a generator of its own, so that a change to one leaves the others as they were.
  const randomFor = (topic: string) => seededRandom(`${topic} of ${provider.username}`);
  const weeklySlots = weeklySlotsOf(provider.week, randomFor('week'));
  const blackouts = createBlackouts(today, isAlwaysFree, randomFor('days off'));
  const otherWork = createOtherWork(today, { weeklySlots, blackouts }, isAlwaysFree, randomFor('bookings'));
  return {
    ...provider,
    schedule: { weeklySlots, blackouts: [...blackouts, ...otherWork] },
    receivedReviews: createReviews(today, provider.reviews, randomFor('reviews')),
  };
}
