import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { feedbackByStars } from '../people/feedback.data.ts';
import { hosts } from '../people/hosts.data.ts';
import type { SeededRandom } from '../seeded-random.ts';

export type PlannedReview = {
  readonly hostMailName: string;
  readonly stars: 3 | 4 | 5;
  readonly feedback: string;
  readonly atSeconds: number;
};

/** What hosts said of one provider, the oldest first: each host once, and no sentence twice. */
export function reviewsBefore(today: CalendarDay, count: number, random: SeededRandom): PlannedReview[] {
  const said = {
    3: random.shuffled(feedbackByStars[3]),
    4: random.shuffled(feedbackByStars[4]),
    5: random.shuffled(feedbackByStars[5]),
  };
  return random
    .shuffled(hosts)
    .slice(0, count)
    .map(({ mailName }) => {
      const stars = random.pick<PlannedReview['stars']>([5, 5, 5, 5, 5, 5, 4, 4, 4, 3]);
      const day = addDays(today, -random.whole(6, 420));
      const atSeconds = instantOf(day, random.whole(9 * 60, 22 * 60));
      return { hostMailName: mailName, stars, feedback: said[stars].pop() ?? '', atSeconds };
    })
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}
