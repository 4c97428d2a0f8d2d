import { eventLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { startsAtSecondsOf } from '../mail-content/working-time.ts';
import type { NotificationContext } from '../notification-context.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { reminderJob } from './reminder-job.ts';

/** Schedules the reminders that were still ahead when the provider accepted. */
export async function scheduleReminders(
  { transaction, jobs }: NotificationContext,
  booking: Booking,
  { answeredAt }: ProviderLine,
): Promise<void> {
  const eventId = booking.event.id;
  for (const hours of eventLimits.reminderHours) {
    const runAtSeconds = startsAtSecondsOf(booking) - hours * secondsPerHour;
    if (answeredAt === null || secondsOf(answeredAt) >= runAtSeconds) continue;
    await jobs.enqueue(
      transaction,
      reminderJob,
      { eventId, hours },
      { runAtSeconds, onceKey: `${eventId} ${hours}` },
    );
  }
}
