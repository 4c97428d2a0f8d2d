import type { Jobs } from '../../ports/jobs.ts';
import { atDesk } from './news-desk.ts';
import type { NewsDeps } from './news-desk.ts';
import { bookingNewsJob } from './news-job.ts';
import { remindOfEvent } from './reminders/remind-of-event.ts';
import { reminderJob } from './reminders/reminder-job.ts';
import { spreadNews } from './spread-news.ts';

export { newsTeller } from './news-job.ts';
export type { BookingNews, TellNews } from './news-job.ts';

/** Brings what has happened to bookings to the people whom it concerns, and reminds them of what is to come. */
export function bookingNewsModule(deps: NewsDeps & { readonly jobs: Pick<Jobs, 'handle'> }): void {
  deps.jobs.handle(bookingNewsJob, (news) => atDesk(deps, (desk) => spreadNews(desk, news)));
  deps.jobs.handle(reminderJob, (reminder) => atDesk(deps, (desk) => remindOfEvent(desk, reminder)));
}
