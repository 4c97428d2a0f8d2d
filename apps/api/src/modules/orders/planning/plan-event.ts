import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { findSetupIssues } from '@repo/domain/event/find-setup-issues';
import { canadianPostalCodeOf } from '@repo/domain/postal/postal-code';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import type { EventForm } from './event-form.ts';
import { setupOf } from './event-form.ts';
import { planningRepository } from './planning.repository.ts';
import type { PlannedEvent } from './planned-event.ts';

/** What a form says, once the rules of an event have found it sound (S1§5); otherwise the first thing that is wrong. */
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
    throw new Error('a form without a required field was found sound');
  return ok({
    name: form.name,
    day: new Date(day * 1000).toISOString().slice(0, 10),
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
    answers: inOrder(form.answers),
  });
}

/** A serviced place may be known by its delivery area alone. */
const printedPostalCode = (sent: string): string => canadianPostalCodeOf(sent) ?? sent.trim().toUpperCase();

/** One answer for each question, whatever was sent, in the order in which they are kept. */
const inOrder = (answers: EventForm['answers']): PlannedEvent['answers'] =>
  [...new Map(answers.map((each) => [each.questionTypeId, each])).values()].toSorted(
    (one, other) => one.questionTypeId - other.questionTypeId,
  );
