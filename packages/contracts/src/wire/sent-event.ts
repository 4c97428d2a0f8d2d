import { eventQuestions, recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { latitude, longitude } from './event-fields.ts';
import { longText, optionalPhone, placeText, text } from './texts.ts';

/** The place of an event as the booking page sends it; only a chosen suggestion has coordinates (S1§3). */
export const sentEventLocation = z.object({ currentLocation: placeText, longitude, latitude });

/** Fields that drafts and orders share; rules decide which are required (S1§5). */
export const sentEventTexts = {
  eventName: text(textLimits.eventName),
  apartment: text(textLimits.apartment).nullish(),
  additionalNotes: longText.nullish(),
  contactname: text(textLimits.contactName).nullish(),
  phoneNumber: optionalPhone.nullish(),
} as const;

export const sentEventConsents = {
  privacyPolicy: z.boolean().nullish(),
  termsAndConditions: z.boolean().nullish(),
  isConsentForMarketing: z.boolean().nullish(),
  isGallerySharedPermission: z.boolean().nullish(),
} as const;

export const eventAnswer = z.object({
  questionTypeId: z.literal(eventQuestions.map(({ questionTypeId }) => questionTypeId)),
  answer: longText,
});

/** Each of the four questions at most once (S1§3). */
export const eventAnswers = z.array(eventAnswer).max(eventQuestions.length);

/** The vision for the recap, its only question (S1§3). */
export const recapAnswers = z
  .array(z.object({ questionTypeId: z.literal(recapQuestionTypeId), answer: longText }))
  .max(1);

/**
 * A field that the specs' pages send but the server calculates itself: prices, totals, flags. Accepts any value and
 * drops it.
 */
export const notRead = z
  .unknown()
  .transform(() => undefined)
  .optional();
