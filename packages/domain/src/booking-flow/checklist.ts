import { hasStep, isSavedEvent, type Opening } from './step-transitions.ts';
import { FLOW, STEP_BAR, type BarStep, type Step } from './steps.ts';

/** One item of the step bar, which is a checklist and carries no number. */
export type ChecklistItem = {
  readonly step: BarStep;
  readonly state: 'done' | 'current' | 'todo';
  readonly isLink: boolean;
};

/** What must be done before a step opens. The recap may be skipped, so the cart does not wait for it. */
const needs: Readonly<Record<Step, readonly Step[]>> = {
  setup: [],
  detail: ['setup'],
  select: ['setup'],
  recap: ['setup', 'select'],
  cart: ['setup', 'select', 'detail'],
};

/** Whether a visitor may go to a step now: detail opens with setup; a saved event has its own steps. */
export const isStepReachable = (step: Step, done: readonly Step[], opening: Opening): boolean =>
  isSavedEvent(opening) ? hasStep(step, opening) : needs[step].every((needed) => done.includes(needed));

/** The step to show when another was asked for: that one if it is open, otherwise the next one to do. */
export function admittedStep(wanted: Step, done: readonly Step[], opening: Opening): Step {
  if (isStepReachable(wanted, done, opening)) return wanted;
  if (isSavedEvent(opening)) return 'cart';
  return FLOW.find((step) => !done.includes(step)) ?? FLOW[0];
}

/**
 * The step bar as a checklist: what is done, where the visitor is, what is to do, and where a click
 * leads. Payment is never a link, for only Check out leads there.
 */
export const checklistOf = (
  current: Step,
  done: readonly Step[],
  opening: Opening,
): readonly ChecklistItem[] =>
  STEP_BAR.map((step) => {
    const isDone = done.some((each) => each === step);
    const isOpen =
      step !== 'payment' && hasStep(step, opening) && (isDone || isStepReachable(step, done, opening));
    return step === current
      ? { step, state: 'current', isLink: false }
      : { step, state: isDone ? 'done' : 'todo', isLink: isOpen };
  });
