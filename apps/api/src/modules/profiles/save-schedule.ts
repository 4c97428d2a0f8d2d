import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { scheduleLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { canBlackOutDay } from '@repo/domain/schedule/blackout';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { findBlackoutHoursIssues } from '@repo/domain/schedule/blackout-hours';
import { findTravelDistanceIssues } from '@repo/domain/schedule/travel-distance';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { scheduleRepository } from './schedule.repository.ts';
import type { Schedule, ScheduleRecord } from './schedule.repository.ts';

/** Replaces the weekly slots, blackouts and travel distances of a provider (W-R06), whatever they were. */
export async function saveSchedule(
  database: Database,
  providerId: number,
  schedule: Schedule,
): Promise<Result<void, ErrorCode>> {
  const issue = findIssue(schedule);
  if (issue !== undefined) return fail(issue);
  return inTransaction(database, async (transaction) => {
    const isSaved = await scheduleRepository(transaction).save(providerId, schedule);
    return isSaved ? ok(undefined) : fail('object_does_not_exist');
  });
}

type SentSchedule = { readonly version: number; readonly schedule: Schedule };

/**
 * Replaces the schedule that a provider has seen (W-R06, A-107). A save of another version is refused, except one that
 * changes nothing: its first answer may have been lost.
 */
export async function changeSchedule(
  deps: AuditDeps,
  providerId: number,
  { version, schedule }: SentSchedule,
): Promise<Result<ScheduleRecord, ErrorCode>> {
  const issue = findIssue(schedule);
  if (issue !== undefined) return fail(issue);
  const nowSeconds = nowSecondsOf(deps.clock);
  const author = { kind: 'provider', accountId: providerId } as const;
  return auditedChange(deps, author, async (transaction) => {
    const schedules = scheduleRepository(transaction);
    const before = await schedules.find(providerId, { isLocked: true });
    if (before === undefined) return fail('object_does_not_exist');
    if (isDeepStrictEqual(before.schedule, schedule)) return ok({ value: before, changes: [] });
    if (before.version !== version) return fail('schedule_has_changed');
    if (schedule.blackouts.some((blackout) => isNewInPast(blackout, before.schedule, nowSeconds)))
      return fail('blackout_is_in_the_past');
    await schedules.save(providerId, schedule);
    const change = {
      action: 'change',
      object: { kind: 'schedule', id: providerId },
      before: before.schedule,
      after: schedule,
    };
    return ok({ value: { ...before, schedule, version: version + 1 }, changes: [change] });
  });
}

function findIssue({ travel, blackouts }: Schedule): ErrorCode | undefined {
  const [issue] = [
    ...findTravelDistanceIssues(travel),
    ...blackouts.flatMap((blackout) =>
      blackout.kind === 'partOfDay' ? findBlackoutHoursIssues(blackout) : [],
    ),
  ];
  if (issue !== undefined) return issue.code;
  const days = blackouts.map(daysOf);
  const isBounded =
    days.every((count) => count >= 1) &&
    days.reduce((sum, count) => sum + count, 0) <= scheduleLimits.blackoutDays;
  return isBounded ? undefined : 'this_field_is_invalid';
}

const daysOf = (blackout: Blackout): number =>
  blackout.kind === 'partOfDay' ? 1 : (blackout.lastDay - blackout.firstDay) / secondsPerDay + 1;

/** Whether a blackout begins in the past without having been saved before; saved ones stay as they are. */
const isNewInPast = (blackout: Blackout, before: Schedule, nowSeconds: number): boolean =>
  !canBlackOutDay(blackout.kind === 'partOfDay' ? blackout.day : blackout.firstDay, nowSeconds) &&
  !before.blackouts.some((known) => isDeepStrictEqual(known, blackout));
