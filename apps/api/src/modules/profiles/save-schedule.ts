import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { findBlackoutHoursIssues } from '@repo/domain/schedule/blackout-hours';
import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import { findTravelDistanceIssues } from '@repo/domain/schedule/travel-distance';
import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { scheduleRepository } from './schedule.repository.ts';

/** Two years: as many days as the table of the screen holds rows. A longer absence is a provider who has left. */
const mostBlackoutDays = 732;

/** Replaces weekly grid, blackout days and travel distances of a provider (W-R06). */
export async function saveSchedule(
  database: Database,
  providerId: number,
  { weeklySlots, blackouts, travel }: ProviderSchedule & { readonly travel: TravelDistance },
): Promise<Result<void, ErrorCode>> {
  const [issue] = [
    ...findTravelDistanceIssues(travel),
    ...blackouts.flatMap((blackout) =>
      blackout.kind === 'partOfDay' ? findBlackoutHoursIssues(blackout) : [],
    ),
  ];
  if (issue !== undefined) return fail(issue.code);
  if (blackouts.some((blackout) => daysOf(blackout) < 1)) return fail('this_field_is_invalid');
  const days = blackouts.reduce((sum, blackout) => sum + daysOf(blackout), 0);
  if (days > mostBlackoutDays) return fail('this_field_is_invalid');
  return inTransaction(database, async (transaction) => {
    const schedules = scheduleRepository(transaction);
    if (!(await schedules.setWorkingTime(providerId, travel, weeklySlots)))
      return fail('object_does_not_exist');
    await schedules.replaceBlackouts(providerId, blackouts);
    return ok(undefined);
  });
}

const daysOf = (blackout: Blackout): number =>
  blackout.kind === 'partOfDay' ? 1 : (blackout.lastDay - blackout.firstDay) / secondsPerDay + 1;
