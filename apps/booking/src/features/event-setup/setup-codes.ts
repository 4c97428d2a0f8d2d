import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventSetup } from '@repo/domain/event/event-setup';
import { findSetupIssues } from '@repo/domain/event/find-setup-issues';
import type { SetupField, SetupContext } from '@repo/domain/event/find-setup-issues';
import type { EventFormValues } from '../../model/store/event-form.ts';

export type FormField = keyof EventFormValues;
export type SetupCodes = Readonly<Partial<Record<FormField, ErrorCode>>>;

/** The context of the rules, with the offered event types in the order of their list. */
type Surroundings = SetupContext & { readonly eventTypeIds: readonly number[] };

/** "Required when the event type is the twelfth in the list" (S1§5, A-56). */
const positionThatNeedsNotes = 12;

/** The fields in the order of the page, each with its rules; the first failing rule wins. */
const rulesAt: readonly (readonly [name: FormField, ...rules: SetupField[]])[] = [
  ['eventName', 'eventName'],
  ['eventTypeId', 'eventType'],
  ['additionalNotes', 'additionalNotes'],
  ['eventDate', 'eventDate'],
  ['eventStartMinute', 'eventStartMinute'],
  ['providerStartMinute', 'providerStartMinute'],
  ['durationHours', 'durationHours'],
  // An address that was not chosen also lacks a postal code; "not chosen" is the better message.
  ['location', 'address', 'coordinates', 'postalCode'],
  ['apartment', 'apartment'],
  ['contactName', 'contactName'],
  ['contactPhone', 'contactPhone'],
  ['hasAcceptedTerms', 'hasAcceptedTerms'],
  ['hasAcceptedPrivacy', 'hasAcceptedPrivacy'],
];

export const fieldsInPageOrder: readonly FormField[] = rulesAt.map(([name]) => name);

/** Returns whether an event type requires notes; one that is no longer offered does not. */
export const mustHaveNotes = (eventTypeId: number | null, eventTypeIds: readonly number[]): boolean =>
  eventTypeId !== null && eventTypeIds.indexOf(eventTypeId) + 1 === positionThatNeedsNotes;

function setupOf({ eventTypeId, ...values }: EventFormValues, eventTypeIds: readonly number[]): EventSetup {
  const isOffered = eventTypeId !== null && eventTypeIds.includes(eventTypeId);
  const requiresNotes = mustHaveNotes(eventTypeId, eventTypeIds);
  return { ...values, eventType: isOffered ? { requiresNotes } : null };
}

/** Returns the failures of the form by field, in the order of the page. */
export function setupCodesOf(
  values: EventFormValues,
  { eventTypeIds, ...surroundings }: Surroundings,
): SetupCodes {
  const issues = findSetupIssues(setupOf(values, eventTypeIds), surroundings);
  const codes = new Map(issues.map(({ field, code }) => [field, code]));
  return Object.fromEntries(
    rulesAt.flatMap(([name, ...rules]) => {
      const code = rules.map((rule) => codes.get(rule)).find((found) => found !== undefined);
      return code === undefined ? [] : [[name, code]];
    }),
  );
}
