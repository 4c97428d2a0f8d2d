import { checkOptionalPhone } from '../account/phone-number.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, codeUnless } from '../field/field-issues.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkServiceability } from '../postal/serviceability.ts';
import type { Result } from '../result.ts';
import { serviceSpanOf } from '../schedule/service-span.ts';
import { bookableDayCode } from '../time/earliest-bookable-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { isOnTimeStep } from '../time/time-step.ts';
import { instantOf } from '../time/wall-clock.ts';
import { isAcceptedDuration } from './duration-choices.ts';
import { hasCoordinates, type EventSetup } from './event-setup.ts';

/** What the rules need besides the form. */
export type SetupContext = {
  readonly nowSeconds: number;
  readonly servicedPostalCodes: readonly string[];
};

const codeOf = (checked: Result<unknown, ErrorCode>): ErrorCode | null =>
  checked.ok ? null : checked.failure;

const startTimeCode = (minuteOfDay: number | null): ErrorCode | null =>
  minuteOfDay === null
    ? 'start_time_field_is_required'
    : codeUnless(isOnTimeStep(minuteOfDay), 'this_field_is_invalid');

/** Refuses times between 02:00 and 08:00, when no provider works. */
function providerTimeCode({ eventDate, providerStartMinute, durationHours }: EventSetup): ErrorCode | null {
  const code = startTimeCode(providerStartMinute);
  if (code !== null || eventDate === null || providerStartMinute === null) return code;
  // An invalid duration is reported at its own field.
  if (durationHours === null || !isAcceptedDuration(durationHours)) return null;
  const time = rangeOfHours(instantOf(eventDate, providerStartMinute), durationHours);
  return codeUnless(serviceSpanOf(time) !== undefined, 'the_booking_must_fit_between_8_am_and_2_am');
}

/** Returns the rule for notes: required for event types that ask for them. */
const notesRuleOf = (eventType: EventSetup['eventType']): FieldRule =>
  eventType?.requiresNotes === true
    ? requiredText(textLimits.longText, 'please_add_additional_notes')
    : optionalText(textLimits.longText);

/** Returns a code or null for each field, in the order of the screen (S1§2, S1§5). */
const codesOf = (setup: EventSetup, { nowSeconds, servicedPostalCodes }: SetupContext) => ({
  eventName: codeOf(requiredText(textLimits.eventName, 'please_enter_an_event_name')(setup.eventName)),
  eventDate:
    setup.eventDate === null ? 'please_select_an_event_date' : bookableDayCode(setup.eventDate, nowSeconds),
  eventStartMinute: startTimeCode(setup.eventStartMinute),
  address: codeUnless(setup.location.address.trim() !== '', 'enter_a_location'),
  postalCode: codeOf(checkServiceability(setup.location.postalCode, servicedPostalCodes)),
  coordinates: codeUnless(hasCoordinates(setup.location), 'please_select_location_from_dropdown'),
  apartment: codeOf(optionalText(textLimits.apartment)(setup.apartment)),
  eventType: codeUnless(setup.eventType !== null, 'please_select_an_event_type'),
  additionalNotes: codeOf(notesRuleOf(setup.eventType)(setup.additionalNotes)),
  providerStartMinute: providerTimeCode(setup),
  durationHours:
    setup.durationHours === null
      ? 'this_field_is_required'
      : codeUnless(isAcceptedDuration(setup.durationHours), 'this_field_is_invalid'),
  contactName: codeOf(optionalText(textLimits.contactName)(setup.contactName)),
  contactPhone: codeOf(checkOptionalPhone(setup.contactPhone)),
  hasAcceptedTerms: codeUnless(setup.hasAcceptedTerms, 'this_field_is_required'),
  hasAcceptedPrivacy: codeUnless(setup.hasAcceptedPrivacy, 'this_field_is_required'),
});

export type SetupField = keyof ReturnType<typeof codesOf>;

/** Returns the issues of a setup, field by field; an empty list means it can be booked (S1§5). */
export const findSetupIssues = (
  setup: EventSetup,
  context: SetupContext,
): readonly FieldIssue<SetupField>[] => issuesOf(codesOf(setup, context));
