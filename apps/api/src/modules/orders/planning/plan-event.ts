import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { findSetupIssues } from '@repo/domain/event/find-setup-issues';
import { canadianPostalCodeOf } from '@repo/domain/postal/postal-code';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { isoDayOf } from '@repo/domain/time/calendar-day';
import type { Database } from '../../../database/schema.ts';
import type { EventForm } from './event-form.ts';
import { setupOf } from './event-form.ts';
import { planningRepository } from './planning.repository.ts';
import type { PlannedEvent } from './planned-event.ts';

/** Validates an event form (S1§5) and returns the planned event, or the first issue. */
export async function planEvent(
  database: Database,
  form: EventForm,
  nowSeconds: number,
): Promise<Result<PlannedEvent, ErrorCode>> {
  const catalogue = planningRepository(database);
  const type = form.eventTypeId === null ? undefined : await catalogue.findOfferedType(form.eventTypeId);
  const servicedPostalCodes = await catalogue.listServicedPostalCodes();
  const [issue] = findSetupIssues(setupOf(form, type ?? null), { nowSeconds, servicedPostalCodes });
  if (issue !== undefined) return fail(issue.code);
  const { day, startsAtSeconds, providerStartsAtSeconds, durationHours, eventTypeId, coordinates } = form;
  if (
    day === null ||
    startsAtSeconds === null ||
    providerStartsAtSeconds === null ||
    durationHours === null ||
    eventTypeId === null ||
    coordinates === null
  )
    throw new Error('a form without a required field was accepted');
  return ok({
    name: form.name,
    day: isoDayOf(day),
    startsAtSeconds,
    providerStartsAtSeconds,
    durationHours,
    eventTypeId,
    address: form.address,
    ...coordinates,
    postalCode: printedPostalCode(form.postalCode ?? ''),
    apartment: form.apartment,
    notes: form.notes,
    contactName: form.contactName,
    contactPhone: form.contactPhone,
    isMarketingAllowed: form.isMarketingAllowed,
    isGalleryShared: form.isGalleryShared,
    affiliateCode: form.affiliateCode,
    answers: uniqueAnswers(form.answers),
  });
}

/** A serviced place may be known by its delivery area only, which is not a complete postal code. */
const printedPostalCode = (sent: string): string => canadianPostalCodeOf(sent) ?? sent.trim().toUpperCase();

/** Keeps the last answer to each question, in the order in which answers are stored. */
const uniqueAnswers = (answers: EventForm['answers']): PlannedEvent['answers'] =>
  [...new Map(answers.map((each) => [each.questionTypeId, each])).values()].toSorted(
    (one, other) => one.questionTypeId - other.questionTypeId,
  );
