import { checkOptionalPhone } from '../account/phone-number.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkServiceability } from '../postal/serviceability.ts';
import type { Result } from '../result.ts';
import { isBookableDay } from '../time/earliest-bookable-day.ts';
import { isOnTimeStep } from '../time/time-step.ts';
import { isAcceptedDuration } from './duration-choices.ts';
import { hasCoordinates, type EventSetup } from './event-setup.ts';

/** What the rules ask beyond the form itself. */
export type SetupSurroundings = {
  readonly nowSeconds: number;
  readonly servicedPostalCodes: readonly string[];
};

type Rule = (setup: EventSetup, surroundings: SetupSurroundings) => ErrorCode | null;

const codeOf = (checked: Result<unknown, ErrorCode>): ErrorCode | null =>
  checked.ok ? null : checked.failure;

const unless = (holds: boolean, code: ErrorCode): ErrorCode | null => (holds ? null : code);

const startTimeCode = (minuteOfDay: number | null): ErrorCode | null =>
  minuteOfDay === null
    ? 'start_time_field_is_required'
    : unless(isOnTimeStep(minuteOfDay), 'this_field_is_invalid');

/** Notes may be left out unless the event type asks for them, as the twelfth one does. */
const notesRuleOf = (eventType: EventSetup['eventType']): FieldRule =>
  eventType?.requiresNotes === true
    ? requiredText(textLimits.longText, 'please_add_additional_notes')
    : optionalText(textLimits.longText);

/** One rule for each field, in the order of the screen (S1§2, S1§5). */
const rules = [
  {
    field: 'eventName',
    check: ({ eventName }) =>
      codeOf(requiredText(textLimits.eventName, 'please_enter_an_event_name')(eventName)),
  },
  {
    field: 'eventDate',
    check: ({ eventDate }, { nowSeconds }) =>
      eventDate === null
        ? 'please_select_an_event_date'
        : unless(isBookableDay(eventDate, nowSeconds), 'event_date_must_be_tomorrow_or_later'),
  },
  { field: 'eventStartMinute', check: ({ eventStartMinute }) => startTimeCode(eventStartMinute) },
  {
    field: 'address',
    check: ({ location }) => unless(location.address.trim() !== '', 'enter_a_location'),
  },
  {
    field: 'postalCode',
    check: ({ location }, { servicedPostalCodes }) =>
      codeOf(checkServiceability(location.postalCode, servicedPostalCodes)),
  },
  {
    field: 'coordinates',
    check: ({ location }) => unless(hasCoordinates(location), 'please_select_location_from_dropdown'),
  },
  {
    field: 'apartment',
    check: ({ apartment }) => codeOf(optionalText(textLimits.apartment)(apartment)),
  },
  {
    field: 'eventType',
    check: ({ eventType }) => unless(eventType !== null, 'please_select_an_event_type'),
  },
  {
    field: 'additionalNotes',
    check: ({ eventType, additionalNotes }) => codeOf(notesRuleOf(eventType)(additionalNotes)),
  },
  { field: 'providerStartMinute', check: ({ providerStartMinute }) => startTimeCode(providerStartMinute) },
  {
    field: 'durationHours',
    check: ({ durationHours }) =>
      durationHours === null
        ? 'this_field_is_required'
        : unless(isAcceptedDuration(durationHours), 'this_field_is_invalid'),
  },
  {
    field: 'contactName',
    check: ({ contactName }) => codeOf(optionalText(textLimits.contactName)(contactName)),
  },
  { field: 'contactPhone', check: ({ contactPhone }) => codeOf(checkOptionalPhone(contactPhone)) },
  {
    field: 'hasAcceptedTerms',
    check: ({ hasAcceptedTerms }) => unless(hasAcceptedTerms, 'this_field_is_required'),
  },
  {
    field: 'hasAcceptedPrivacy',
    check: ({ hasAcceptedPrivacy }) => unless(hasAcceptedPrivacy, 'this_field_is_required'),
  },
] as const satisfies readonly { readonly field: string; readonly check: Rule }[];

export type SetupField = (typeof rules)[number]['field'];

export type SetupIssue = { readonly field: SetupField; readonly code: ErrorCode };

/** Everything that keeps a setup from being booked, field by field; an empty list is a sound one (S1§5). */
export const findSetupIssues = (setup: EventSetup, surroundings: SetupSurroundings): readonly SetupIssue[] =>
  rules.flatMap(({ field, check }) => {
    const code = check(setup, surroundings);
    return code === null ? [] : [{ field, code }];
  });
