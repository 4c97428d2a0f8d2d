import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventSetup } from '@repo/domain/event/event-setup';
import { findSetupIssues } from '@repo/domain/event/find-setup-issues';
import type { SetupField, SetupSurroundings } from '@repo/domain/event/find-setup-issues';
import type { EventFormValues } from '../../model/store/event-form.ts';

export type FormField = keyof EventFormValues;
export type SetupCodes = Readonly<Partial<Record<FormField, ErrorCode>>>;

/** What the rules ask, with the event types that are offered in the order of their list. */
type Surroundings = SetupSurroundings & { readonly eventTypeIds: readonly number[] };

/** "Required when the event type is the twelfth in the list" (S1§5, A-56). */
const positionThatNeedsNotes = 12;

/** The fields in the order of the page, each with the rules whose findings are told at it, the weightiest first. */
const rulesAt: readonly (readonly [name: FormField, ...rules: SetupField[]])[] = [
  ['eventName', 'eventName'],
  ['eventTypeId', 'eventType'],
  ['additionalNotes', 'additionalNotes'],
  ['eventDate', 'eventDate'],
  ['eventStartMinute', 'eventStartMinute'],
  ['providerStartMinute', 'providerStartMinute'],
  ['durationHours', 'durationHours'],
  // An address that was not chosen has no postal code either: choosing is what it lacks.
  ['location', 'address', 'coordinates', 'postalCode'],
  ['apartment', 'apartment'],
  ['contactName', 'contactName'],
  ['contactPhone', 'contactPhone'],
  ['hasAcceptedTerms', 'hasAcceptedTerms'],
  ['hasAcceptedPrivacy', 'hasAcceptedPrivacy'],
];

export const fieldsInPageOrder: readonly FormField[] = rulesAt.map(([name]) => name);

/** Whether an event type asks for notes; one that is no longer offered does not. */
export const mustHaveNotes = (eventTypeId: number | null, eventTypeIds: readonly number[]): boolean =>
  eventTypeId !== null && eventTypeIds.indexOf(eventTypeId) + 1 === positionThatNeedsNotes;

function setupOf({ eventTypeId, ...values }: EventFormValues, eventTypeIds: readonly number[]): EventSetup {
  const isOffered = eventTypeId !== null && eventTypeIds.includes(eventTypeId);
  const requiresNotes = mustHaveNotes(eventTypeId, eventTypeIds);
  return { ...values, eventType: isOffered ? { requiresNotes } : null };
}

/** What is wrong with which field of the form, in the order of the page. */
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
