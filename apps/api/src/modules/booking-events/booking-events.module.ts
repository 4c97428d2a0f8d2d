import { bookingEventJob } from './booking-event.ts';
import { findAffectedAccounts } from './booking/affected-accounts.repository.ts';
import { dispatchBookingEvent } from './dispatch-booking-event.ts';
import { withNotificationContext } from './notification-context.ts';
import type { NotificationDeps } from './notification-context.ts';
import { askForReview } from './reminders/ask-for-review.ts';
import { reminderJob } from './reminders/reminder-job.ts';
import { reviewPromptJob } from './reminders/review-prompt-job.ts';
import { sendReminders } from './reminders/send-reminders.ts';

export { bookingEventRecorder } from './booking-event.ts';
export type { BookingEvent } from './booking-event.ts';

/** Sends the mails, notifications and pushes of booking events, and the reminders of booked events. */
export function bookingEventsModule(deps: NotificationDeps): void {
  deps.jobs.handle(bookingEventJob, (bookingEvent) =>
    withNotificationContext(deps, async (context) => {
      await dispatchBookingEvent(context, bookingEvent);
      context.pushTo(await findAffectedAccounts(context.transaction, bookingEvent));
    }),
  );
  deps.jobs.handle(reviewPromptJob, (prompt) =>
    withNotificationContext(deps, (context) => askForReview(context, prompt)),
  );
  deps.jobs.handle(reminderJob, (reminder) =>
    withNotificationContext(deps, (context) => sendReminders(context, reminder)),
  );
}
