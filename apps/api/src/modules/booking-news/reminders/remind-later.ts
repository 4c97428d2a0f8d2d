import { secondsPerHour } from '@repo/domain/time/seconds';
import { startsAtSecondsOf } from '../facts/working-time.ts';
import type { NewsDesk } from '../news-desk.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { reminderHours, reminderJob } from './reminder-job.ts';

/** Has everybody reminded at each moment that is still to come when the booking is made. */
export async function remindLater(
  { transaction, jobs }: NewsDesk,
  booking: Booking,
  { answeredAt }: ProviderLine,
): Promise<void> {
  const eventId = booking.event.id;
  for (const hours of reminderHours) {
    const runAtSeconds = startsAtSecondsOf(booking) - hours * secondsPerHour;
    if (answeredAt === null || answeredAt.getTime() / 1000 >= runAtSeconds) continue;
    await jobs.enqueue(
      transaction,
      reminderJob,
      { eventId, hours },
      { runAtSeconds, onceKey: `${eventId} ${hours}` },
    );
  }
}
