import type { Step } from '@repo/domain/booking-flow/steps';
import { loadedLater } from '@repo/shell/loaded-later';
import type { ComponentType } from 'react';

/** A step is loaded with its first view. */
export const stepViews = {
  setup: loadedLater(
    async () => (await import('../features/event-setup/event-setup-step.tsx')).EventSetupStep,
  ),
  select: loadedLater(
    async () => (await import('../features/provider-choice/provider-choice-step.tsx')).ProviderChoiceStep,
  ),
  recap: loadedLater(
    async () => (await import('../features/recap-brief/recap-brief-step.tsx')).RecapBriefStep,
  ),
  detail: loadedLater(
    async () => (await import('../features/event-questions/event-questions-step.tsx')).EventQuestionsStep,
  ),
  cart: loadedLater(
    async () => (await import('../features/booking-cart/booking-cart-step.tsx')).BookingCartStep,
  ),
} satisfies Readonly<Record<Step, ComponentType>>;
