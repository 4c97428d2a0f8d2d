import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { hosts } from '../hosts.data.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { feedbackByStars } from './feedback.data.ts';

export type DemoReview = {
  readonly hostUsername: string;
  readonly stars: 3 | 4 | 5;
  readonly feedback: string;
  readonly atSeconds: number;
};

/** Returns reviews of one provider, oldest first. Each host reviews once, and no text repeats. */
export function createReviews(today: CalendarDay, count: number, random: SeededRandom): DemoReview[] {
  const unusedFeedback = {
    3: random.shuffled(feedbackByStars[3]),
    4: random.shuffled(feedbackByStars[4]),
    5: random.shuffled(feedbackByStars[5]),
  };
  return random
    .shuffled(hosts)
    .slice(0, count)
    .map(({ username }) => {
      const stars = random.pick<DemoReview['stars']>([5, 5, 5, 5, 5, 5, 4, 4, 4, 3]);
      const day = addDays(today, -random.whole(6, 420));
      const atSeconds = instantOf(day, random.whole(9 * 60, 22 * 60));
      return { hostUsername: username, stars, feedback: unusedFeedback[stars].pop() ?? '', atSeconds };
    })
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}
