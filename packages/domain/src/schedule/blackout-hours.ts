import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, unless } from '../field/field-issues.ts';
import { blackoutTimeChoices, type BlackoutHours } from './blackout.ts';

type EnteredHours = { readonly [Field in keyof BlackoutHours]: number | null };

const timeCode = (minute: number | null, missing: ErrorCode): ErrorCode | null =>
  minute === null ? missing : unless(blackoutTimeChoices.includes(minute), 'this_field_is_invalid');

/**
 * What is wrong with the hours of a partial blackout (W-R04): both are required, both are times the dialog
 * offers, and the end comes after the start.
 */
export function findBlackoutHoursIssues({
  startMinute,
  endMinute,
}: EnteredHours): readonly FieldIssue<keyof BlackoutHours>[] {
  // A missing start has a code of its own and stands for midnight here, which every end comes after.
  const isInOrder = (endMinute ?? 0) > (startMinute ?? 0);
  return issuesOf({
    startMinute: timeCode(startMinute, 'start_time_is_required'),
    endMinute:
      timeCode(endMinute, 'end_time_is_required') ??
      unless(isInOrder, 'end_time_must_be_greater_than_start_time'),
  });
}
