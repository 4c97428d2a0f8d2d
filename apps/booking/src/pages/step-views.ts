import type { Step } from '@repo/domain/booking-flow/steps';
import { loadedLater } from '@repo/shell/loaded-later';
import type { ComponentType } from 'react';
import { StepLoading } from './step-loading.tsx';

/** A step is loaded with its first view. */
export const stepViews = {
  setup: loadedLater(
    async () => (await import('../features/event-setup/event-setup-step.tsx')).EventSetupStep,
    StepLoading,
  ),
  select: loadedLater(
    async () => (await import('../features/provider-choice/provider-choice-step.tsx')).ProviderChoiceStep,
    StepLoading,
  ),
  recap: loadedLater(
    async () => (await import('../features/recap-brief/recap-brief-step.tsx')).RecapBriefStep,
    StepLoading,
  ),
  detail: loadedLater(
    async () => (await import('../features/event-questions/event-questions-step.tsx')).EventQuestionsStep,
    StepLoading,
  ),
  cart: loadedLater(
    async () => (await import('../features/booking-cart/booking-cart-step.tsx')).BookingCartStep,
    StepLoading,
  ),
} satisfies Readonly<Record<Step, ComponentType>>;
