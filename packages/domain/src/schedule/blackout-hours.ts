import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, unless } from '../field/field-issues.ts';
import { blackoutTimeChoices, type BlackoutHours } from './blackout.ts';

type EnteredHours = { readonly [Field in keyof BlackoutHours]: number | null };

const timeCode = (minute: number | null, missing: ErrorCode): ErrorCode | null =>
  minute === null ? missing : unless(blackoutTimeChoices.includes(minute), 'this_field_is_invalid');

/** Without both ends there is no order to break. */
const orderCode = ({ startMinute, endMinute }: EnteredHours): ErrorCode | null =>
  startMinute === null || endMinute === null
    ? null
    : unless(endMinute > startMinute, 'end_time_must_be_greater_than_start_time');

/**
 * What is wrong with the hours of a partial blackout (W-R04): both are required, both are times the dialog
 * offers, and the end comes after the start.
 */
export const findBlackoutHoursIssues = (hours: EnteredHours): readonly FieldIssue<keyof BlackoutHours>[] =>
  issuesOf({
    startMinute: timeCode(hours.startMinute, 'start_time_is_required'),
    endMinute: timeCode(hours.endMinute, 'end_time_is_required') ?? orderCode(hours),
  });
