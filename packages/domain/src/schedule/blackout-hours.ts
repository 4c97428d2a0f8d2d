import type { ErrorCode } from '../errors/error-catalogue.ts';
import { blackoutTimeChoices, type BlackoutHours } from './blackout.ts';

export type BlackoutHoursIssue = {
  readonly field: keyof BlackoutHours;
  readonly code: ErrorCode;
};

const isOffered = (minute: number): boolean => blackoutTimeChoices.includes(minute);

/**
 * What is wrong with the hours of a partial blackout (W-R04): both are required, both are times the dialog
 * offers, and the end comes after the start.
 */
export function findBlackoutHoursIssues({
  startMinute,
  endMinute,
}: {
  readonly startMinute: number | null;
  readonly endMinute: number | null;
}): readonly BlackoutHoursIssue[] {
  const issues: BlackoutHoursIssue[] = [];
  if (startMinute === null) issues.push({ field: 'startMinute', code: 'start_time_is_required' });
  else if (!isOffered(startMinute)) issues.push({ field: 'startMinute', code: 'this_field_is_invalid' });

  if (endMinute === null) issues.push({ field: 'endMinute', code: 'end_time_is_required' });
  else if (!isOffered(endMinute)) issues.push({ field: 'endMinute', code: 'this_field_is_invalid' });
  else if (startMinute !== null && endMinute <= startMinute)
    issues.push({ field: 'endMinute', code: 'end_time_must_be_greater_than_start_time' });
  return issues;
}
