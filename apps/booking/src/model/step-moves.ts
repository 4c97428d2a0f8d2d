import { isDraftCartFlag } from '@repo/domain/booking-flow/draft-route';
import {
  hasStep,
  isBackHidden,
  isSavedEvent,
  nextStep,
  previousStep,
} from '@repo/domain/booking-flow/step-transitions';
import type { Opening } from '@repo/domain/booking-flow/step-transitions';
import { FLOW } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { selectIsDetailComplete } from './store/event-detail.ts';
import { selectIsSetupComplete } from './store/event-form.ts';
import { selectIsRecapAnswered } from './store/recap.ts';
import { selectAsked, selectSavedCart } from './store/saved-cart.ts';
import { selectHasProviders } from './store/selection.ts';
import { takesRecap } from './takes-recap.ts';

const stepParameter = 'step';
const fromParameter = 'from';

export const bookingPath = '/event_booking';

/** The step that the address names, if it names one. */
export function useStepInAddress(): Step | undefined {
  const asked = useSearchParams()[0].get(stepParameter);
  return FLOW.find((step) => step === asked);
}

/** What brought the host to the present step. */
export function useOpening(): Opening {
  const { isDraftEvent } = useParams();
  const from = useSearchParams()[0].get(fromParameter);
  const saved = useSelector(selectSavedCart);
  const asked = useSelector(selectAsked);
  if (isDraftCartFlag(isDraftEvent)) return 'draft';
  if (asked.marker !== null)
    return asked.marker === 'recap' || takesRecap(saved, asked) ? 'dashboard' : 'addition';
  return from === 'cart' ? 'cart' : 'flow';
}

/** Which steps have nothing left to do; an event that is saved has been set up. */
export function useDoneSteps(): readonly Step[] {
  const opening = useOpening();
  const isSaved = isSavedEvent(opening);
  const isSetupComplete = useSelector(selectIsSetupComplete);
  const hasProviders = useSelector(selectHasProviders);
  const isRecapAnswered = useSelector(selectIsRecapAnswered);
  const isDetailComplete = useSelector(selectIsDetailComplete);
  const isDone: Readonly<Record<Step, boolean>> = {
    setup: isSaved || isSetupComplete,
    // Who comes to a draft is chosen in its cart.
    select: isSaved ? opening !== 'draft' : hasProviders,
    recap: isRecapAnswered && hasStep('recap', opening),
    detail: isSaved || isDetailComplete,
    cart: false,
  };
  return FLOW.filter((step) => isDone[step]);
}

/** How the address of a step is written, on whichever route the booking is. */
export function useStepAddress(): (step: Step, from?: 'cart') => string {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().startsWith(bookingPath) ? pathname : bookingPath;
  return (step, from) =>
    `${path}?${new URLSearchParams({ [stepParameter]: step, ...(from && { [fromParameter]: from }) })}`;
}

type StepMoves = {
  readonly goTo: (step: Step, from?: 'cart') => void;
  readonly next: () => void;
  /** Absent where Back is hidden, or leads nowhere. */
  readonly back: (() => void) | undefined;
};

/** Next and Back of a step, by the rules of the flow (C-R05). */
export function useStepMoves(step: Step): StepMoves {
  const navigate = useNavigate();
  const opening = useOpening();
  const addressOf = useStepAddress();
  const goTo = (to: Step, from?: 'cart'): void => {
    const address = addressOf(to, from);
    const { pathname, search } = globalThis.location;
    // The second tap of two, while the next step is still loading, is no second page to come back through.
    void navigate(address, { replace: `${pathname}${search}` === address });
  };
  const after = nextStep(step, opening);
  const before = previousStep(step, opening);
  return {
    goTo,
    next: () => {
      if (after !== undefined) goTo(after);
    },
    back: before === undefined || isBackHidden(step, opening) ? undefined : () => goTo(before),
  };
}
