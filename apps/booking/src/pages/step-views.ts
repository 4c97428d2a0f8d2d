import type { Step } from '@repo/domain/booking-flow/steps';
import { withTexts } from '@repo/i18n/part-texts';
import { PartLoading } from '@repo/shell/frame/part-loading';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import type { ComponentType } from 'react';

/** Each step is loaded when it is first shown. */
export const stepViews = {
  setup: lazyPart(
    withTexts(
      async () => (await import('../features/event-setup/event-setup-step.tsx')).EventSetupStep,
      'eventSetup',
      'eventConsents',
      'wizard',
    ),
    PartLoading,
  ),
  select: lazyPart(
    withTexts(
      async () => (await import('../features/provider-choice/provider-choice-step.tsx')).ProviderChoiceStep,
      'providerChoice',
    ),
    PartLoading,
  ),
  recap: lazyPart(
    withTexts(
      async () => (await import('../features/recap-brief/recap-brief-step.tsx')).RecapBriefStep,
      'recapBrief',
      'wizard',
    ),
    PartLoading,
  ),
  detail: lazyPart(
    withTexts(
      async () => (await import('../features/event-questions/event-questions-step.tsx')).EventQuestionsStep,
      'eventQuestions',
      'wizard',
    ),
    PartLoading,
  ),
  cart: lazyPart(
    withTexts(
      async () => (await import('../features/booking-cart/booking-cart-step.tsx')).BookingCartStep,
      'bookingCart',
      'wizard',
    ),
    PartLoading,
  ),
} satisfies Readonly<Record<Step, ComponentType>>;

/** Fills the booking in with an event that is over. */
export const BookAgain = lazyPart(
  withTexts(async () => (await import('../features/book-again/book-again.tsx')).BookAgain, 'bookAgain'),
  PartLoading,
);
