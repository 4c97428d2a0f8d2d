import type { LateCheckIn } from '@repo/contracts/operator/bookings/events';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { dateOf, secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { Paged } from '../../database/paged.ts';
import type { BookingDeps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { lateCheckInRepository } from './late-check-in.repository.ts';

const shownDays = 7;

/** Lists who came late to an event of the last days, or has not come. */
export async function listLateCheckIns(
  { database, clock }: Pick<BookingDeps, 'database' | 'clock'>,
  page: number | undefined,
): Promise<Paged<LateCheckIn>> {
  const nowSeconds = nowSecondsOf(clock);
  const from = dateOf(nowSeconds - shownDays * secondsPerDay);
  const late = await lateCheckInRepository(database).list(from, dateOf(nowSeconds), page);
  return {
    total: late.total,
    items: late.items.map(({ firstName, lastName, phone, startsAt, checkedInAt, ...booked }) => ({
      ...booked,
      providerName: `${firstName} ${lastName}`,
      providerPhone: phone,
      startsAt: secondsOf(startsAt),
      checkedInAt: secondsOrNull(checkedInAt),
    })),
  };
}
