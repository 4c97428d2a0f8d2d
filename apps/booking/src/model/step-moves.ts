import { isDraftCartFlag } from '@repo/domain/booking-flow/draft-route';
import {
  hasStep,
  isBackHidden,
  isSavedEvent,
  nextStep,
  previousStep,
} from '@repo/domain/booking-flow/step-transitions';
import type { FlowOrigin } from '@repo/domain/booking-flow/step-transitions';
import { FLOW } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { selectIsDetailComplete } from './store/event-detail.ts';
import { selectIsSetupComplete } from './store/event-form.ts';
import { selectIsRecapAnswered } from './store/recap.ts';
import { selectDashboardRequest, selectSavedCart } from './store/saved-cart.ts';
import { selectHasProviders } from './store/selection.ts';
import { canIncludeRecap } from './can-include-recap.ts';

const stepParameter = 'step';
const fromParameter = 'from';

/** Address parameters of the filters and the order of the provider list. */
export const filterParameters = { price: 'price', rating: 'rating', device: 'device', sort: 'sort' } as const;

export const bookingPath = '/event_booking';

/** Returns the step named by the address, if any. */
export function useStepInAddress(): Step | undefined {
  const asked = useSearchParams()[0].get(stepParameter);
  return FLOW.find((step) => step === asked);
}

/** Returns what brought the host to the current step. */
export function useFlowOrigin(): FlowOrigin {
  const { isDraftEvent } = useParams();
  const from = useSearchParams()[0].get(fromParameter);
  const saved = useSelector(selectSavedCart);
  const asked = useSelector(selectDashboardRequest);
  if (isDraftCartFlag(isDraftEvent)) return 'draft';
  if (asked.marker !== null)
    return asked.marker === 'recap' || canIncludeRecap(saved, asked) ? 'dashboard' : 'addition';
  return from === 'cart' ? 'cart' : 'flow';
}

/** Returns the completed steps; for a saved event, the setup is one of them. */
export function useDoneSteps(): readonly Step[] {
  const origin = useFlowOrigin();
  const isSaved = isSavedEvent(origin);
  const isSetupComplete = useSelector(selectIsSetupComplete);
  const hasProviders = useSelector(selectHasProviders);
  const isRecapAnswered = useSelector(selectIsRecapAnswered);
  const isDetailComplete = useSelector(selectIsDetailComplete);
  const isDone: Readonly<Record<Step, boolean>> = {
    setup: isSaved || isSetupComplete,
    // Providers of a draft are chosen in its cart.
    select: isSaved ? origin !== 'draft' : hasProviders,
    recap: isRecapAnswered && hasStep('recap', origin),
    detail: isSaved || isDetailComplete,
    cart: false,
  };
  return FLOW.filter((step) => isDone[step]);
}

/** Returns a function that builds the address of a step on the current route. */
export function useStepAddress(): (step: Step, from?: 'cart') => string {
  const { pathname, search } = useLocation();
  const isBooking = pathname.toLowerCase().startsWith(bookingPath);
  return (step, from) => {
    const query = new URLSearchParams({ [stepParameter]: step, ...(from && { [fromParameter]: from }) });
    // Filters and order stay in the address, so that Back restores them.
    const current = new URLSearchParams(isBooking ? search : '');
    for (const name of Object.values(filterParameters)) {
      const value = current.get(name);
      if (value !== null) query.set(name, value);
    }
    return `${isBooking ? pathname : bookingPath}?${query}`;
  };
}

type StepMoves = {
  readonly goTo: (step: Step, from?: 'cart') => void;
  readonly next: () => void;
  /** Absent where Back is hidden or impossible. */
  readonly back: (() => void) | undefined;
};

/** Returns Next and Back of a step, by the rules of the flow (C-R05). */
export function useStepMoves(step: Step): StepMoves {
  const navigate = useNavigate();
  const origin = useFlowOrigin();
  const addressOf = useStepAddress();
  const goTo = (to: Step, from?: 'cart'): void => {
    const address = addressOf(to, from);
    const { pathname, search } = globalThis.location;
    // A second tap while the next step loads does not add a history entry.
    void navigate(address, { replace: `${pathname}${search}` === address });
  };
  const after = nextStep(step, origin);
  const before = previousStep(step, origin);
  return {
    goTo,
    next: () => {
      if (after !== undefined) goTo(after);
    },
    back: before === undefined || isBackHidden(step, origin) ? undefined : () => goTo(before),
  };
}
