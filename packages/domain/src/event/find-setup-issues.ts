import { checkOptionalPhone } from '../account/phone-number.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, unless } from '../field/field-issues.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkServiceability } from '../postal/serviceability.ts';
import type { Result } from '../result.ts';
import { serviceSpanOf } from '../schedule/service-span.ts';
import { isBookableDay } from '../time/earliest-bookable-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { isOnTimeStep } from '../time/time-step.ts';
import { instantOf } from '../time/wall-clock.ts';
import { isAcceptedDuration } from './duration-choices.ts';
import { hasCoordinates, type EventSetup } from './event-setup.ts';

/** What the rules ask beyond the form itself. */
export type SetupSurroundings = {
  readonly nowSeconds: number;
  readonly servicedPostalCodes: readonly string[];
};

const codeOf = (checked: Result<unknown, ErrorCode>): ErrorCode | null =>
  checked.ok ? null : checked.failure;

const startTimeCode = (minuteOfDay: number | null): ErrorCode | null =>
  minuteOfDay === null
    ? 'start_time_field_is_required'
    : unless(isOnTimeStep(minuteOfDay), 'this_field_is_invalid');

/** Nobody can be booked for a time that touches 02:00 to 08:00, and no search for one would ever end well. */
function providerTimeCode({ eventDate, providerStartMinute, durationHours }: EventSetup): ErrorCode | null {
  const code = startTimeCode(providerStartMinute);
  if (code !== null || eventDate === null || providerStartMinute === null) return code;
  // Hours that cannot be chosen are told at their own field.
  if (durationHours === null || !isAcceptedDuration(durationHours)) return null;
  const time = rangeOfHours(instantOf(eventDate, providerStartMinute), durationHours);
  return unless(serviceSpanOf(time) !== undefined, 'the_booking_must_fit_between_8_am_and_2_am');
}

/** Notes may be left out unless the event type asks for them, as the twelfth one does. */
const notesRuleOf = (eventType: EventSetup['eventType']): FieldRule =>
  eventType?.requiresNotes === true
    ? requiredText(textLimits.longText, 'please_add_additional_notes')
    : optionalText(textLimits.longText);

/** One code for each field, in the order of the screen (S1§2, S1§5). */
const codesOf = (setup: EventSetup, { nowSeconds, servicedPostalCodes }: SetupSurroundings) => ({
  eventName: codeOf(requiredText(textLimits.eventName, 'please_enter_an_event_name')(setup.eventName)),
  eventDate:
    setup.eventDate === null
      ? 'please_select_an_event_date'
      : unless(isBookableDay(setup.eventDate, nowSeconds), 'event_date_must_be_tomorrow_or_later'),
  eventStartMinute: startTimeCode(setup.eventStartMinute),
  address: unless(setup.location.address.trim() !== '', 'enter_a_location'),
  postalCode: codeOf(checkServiceability(setup.location.postalCode, servicedPostalCodes)),
  coordinates: unless(hasCoordinates(setup.location), 'please_select_location_from_dropdown'),
  apartment: codeOf(optionalText(textLimits.apartment)(setup.apartment)),
  eventType: unless(setup.eventType !== null, 'please_select_an_event_type'),
  additionalNotes: codeOf(notesRuleOf(setup.eventType)(setup.additionalNotes)),
  providerStartMinute: providerTimeCode(setup),
  durationHours:
    setup.durationHours === null
      ? 'this_field_is_required'
      : unless(isAcceptedDuration(setup.durationHours), 'this_field_is_invalid'),
  contactName: codeOf(optionalText(textLimits.contactName)(setup.contactName)),
  contactPhone: codeOf(checkOptionalPhone(setup.contactPhone)),
  hasAcceptedTerms: unless(setup.hasAcceptedTerms, 'this_field_is_required'),
  hasAcceptedPrivacy: unless(setup.hasAcceptedPrivacy, 'this_field_is_required'),
});

export type SetupField = keyof ReturnType<typeof codesOf>;

/** Everything that keeps a setup from being booked, field by field; an empty list is a sound one (S1§5). */
export const findSetupIssues = (
  setup: EventSetup,
  surroundings: SetupSurroundings,
): readonly FieldIssue<SetupField>[] => issuesOf(codesOf(setup, surroundings));
