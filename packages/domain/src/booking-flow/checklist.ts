import { hasStep, isSavedEvent, type FlowOrigin } from './step-transitions.ts';
import { FLOW, STEP_BAR, type BarStep, type Step } from './steps.ts';

/** An item of the step bar, which is a checklist without numbers. */
export type ChecklistItem = {
  readonly step: BarStep;
  readonly state: 'done' | 'current' | 'todo';
  readonly isLink: boolean;
};

/** Steps that must be done before a step opens. The recap may be skipped, so the cart does not require it. */
const needs: Readonly<Record<Step, readonly Step[]>> = {
  setup: [],
  detail: ['setup'],
  select: ['setup'],
  recap: ['setup', 'select'],
  cart: ['setup', 'select', 'detail'],
};

/** Whether a visitor may open a step now. Detail opens after setup; a saved event has its own steps. */
export const isStepReachable = (step: Step, done: readonly Step[], origin: FlowOrigin): boolean =>
  isSavedEvent(origin) ? hasStep(step, origin) : needs[step].every((needed) => done.includes(needed));

/** Returns the wanted step if it is reachable, otherwise the next step to do. */
export function allowedStep(wanted: Step, done: readonly Step[], origin: FlowOrigin): Step {
  if (isStepReachable(wanted, done, origin)) return wanted;
  if (isSavedEvent(origin)) return 'cart';
  return FLOW.find((step) => !done.includes(step)) ?? FLOW[0];
}

/**
 * Returns the step bar with the state and the link of each step. Payment is never a link: only Check out leads
 * there.
 */
export const checklistOf = (
  current: Step,
  done: readonly Step[],
  origin: FlowOrigin,
): readonly ChecklistItem[] =>
  STEP_BAR.map((step) => {
    const isDone = done.some((each) => each === step);
    const isOpen =
      step !== 'payment' && hasStep(step, origin) && (isDone || isStepReachable(step, done, origin));
    return step === current
      ? { step, state: 'current', isLink: false }
      : { step, state: isDone ? 'done' : 'todo', isLink: isOpen };
  });
