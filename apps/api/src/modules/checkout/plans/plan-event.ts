import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { affiliateCodeIn } from '@repo/domain/booking-flow/affiliate-code';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { answerListOf, findEventAnswerIssues } from '@repo/domain/event/event-questions';
import type { EventAnswers } from '@repo/domain/event/event-questions';
import { findSetupIssues } from '@repo/domain/event/find-setup-issues';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { catalogueIn } from '../../catalogue/catalogue.module.ts';
import type { PlannedEvent } from '../order-plan.ts';
import { setupOf } from './setup-of.ts';

/** The event of a cart, once the rules of the form and of its questions have nothing against it (S1§5). */
export async function planEvent(
  database: Database,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<PlannedEvent, ErrorCode>> {
  const catalogue = catalogueIn(database);
  const { Event: event } = sent;
  const eventTypeId = event.EventTypeId ?? 0;
  const eventType = (await catalogue.findActiveEventType(eventTypeId)) ?? null;
  const servicedPostalCodes = (await catalogue.listServicedPostalCodes()).map(({ code }) => code);
  const setup = setupOf(sent, eventType);
  const answers = answersOf(event.EventQuestionAnswers ?? []);
  const [issue] = [
    ...findSetupIssues(setup, { nowSeconds, servicedPostalCodes }),
    ...findEventAnswerIssues(answers),
  ];
  if (issue !== undefined) return fail(issue.code);
  const { eventDate, durationHours, location } = setup;
  const { EventStartTime: startsAtSeconds, sbStartTime: providerStartsAtSeconds } = event;
  // What is missing has an issue; the compiler cannot know.
  if (
    eventDate === null ||
    durationHours === null ||
    location.coordinates === null ||
    !startsAtSeconds ||
    !providerStartsAtSeconds
  )
    return fail('invalid_input');
  return ok({
    name: setup.eventName,
    day: new Date(eventDate * 1000).toISOString().slice(0, 10),
    startsAtSeconds,
    providerStartsAtSeconds,
    durationHours,
    eventTypeId,
    address: location.address,
    ...location.coordinates,
    postalCode: location.postalCode ?? '',
    apartment: setup.apartment,
    notes: setup.additionalNotes,
    contactName: setup.contactName,
    contactPhone: setup.contactPhone,
    isMarketingAllowed: setup.isMarketingAllowed,
    isGalleryShared: setup.isGallerySharingAllowed,
    affiliateCode: affiliateCodeIn(event.affiliateCode ?? null),
    answers: answerListOf(answers).filter(({ answer }) => answer !== ''),
  });
}

type SentAnswers = NonNullable<SentCheckout['Event']['EventQuestionAnswers']>;

const answersOf = (sent: SentAnswers): EventAnswers =>
  sent.reduce((answers, { questionTypeId, answer }) => ({ ...answers, [questionTypeId]: answer }), {
    5: '',
    7: '',
    8: '',
    9: '',
  });
