import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, codeUnless } from '../field/field-issues.ts';
import { blackoutTimeChoices, type BlackoutHours } from './blackout.ts';

type EnteredHours = { readonly [Field in keyof BlackoutHours]: number | null };

const timeCode = (minute: number | null, missing: ErrorCode): ErrorCode | null =>
  minute === null ? missing : codeUnless(blackoutTimeChoices.includes(minute), 'this_field_is_invalid');

/**
 * Finds issues in the hours of a partial blackout (W-R04): both are required and offered by the dialog, and the end
 * is after the start.
 */
export function findBlackoutHoursIssues({
  startMinute,
  endMinute,
}: EnteredHours): readonly FieldIssue<keyof BlackoutHours>[] {
  // A missing start is reported on its own and counts as midnight here.
  const isInOrder = (endMinute ?? 0) > (startMinute ?? 0);
  return issuesOf({
    startMinute: timeCode(startMinute, 'start_time_is_required'),
    endMinute:
      timeCode(endMinute, 'end_time_is_required') ??
      codeUnless(isInOrder, 'end_time_must_be_greater_than_start_time'),
  });
}
