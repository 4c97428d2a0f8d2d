import { FLOW, type Step } from './steps.ts';

/**
 * Where the visitor entered the steps: a new booking, "Add Recap to your event" in the cart, ADD RECAP of the
 * dashboard, an extension or tip of the dashboard, or a draft's route.
 */
export type FlowOrigin = 'flow' | 'cart' | 'dashboard' | 'addition' | 'draft';

/** Steps of an event that is already saved. */
const stepsOfSavedEvent: Readonly<Partial<Record<FlowOrigin, readonly Step[]>>> = {
  dashboard: ['recap', 'cart'],
  draft: ['recap', 'cart'],
  addition: ['cart'],
};

const stepsOf = (origin: FlowOrigin): readonly Step[] => stepsOfSavedEvent[origin] ?? FLOW;

/** Whether the event is already saved, rather than a new booking. */
export const isSavedEvent = (origin: FlowOrigin): boolean => stepsOfSavedEvent[origin] !== undefined;

/** Whether the flow contains a step. A saved event has only recap and cart. */
export const hasStep = (step: Step, origin: FlowOrigin): boolean => stepsOf(origin).includes(step);

function neighbourOf(step: Step, origin: FlowOrigin, distance: 1 | -1): Step | undefined {
  if (step === 'recap' && origin === 'cart') return 'cart';
  const path = stepsOf(origin);
  const position = path.indexOf(step);
  return position === -1 ? undefined : path[position + distance];
}

/** Returns the step after Next. From a recap opened in the cart, Next leads back to the cart. */
export const nextStep = (step: Step, origin: FlowOrigin): Step | undefined => neighbourOf(step, origin, 1);

/** Returns the step after Back; undefined when Back leaves the wizard. */
export const previousStep = (step: Step, origin: FlowOrigin): Step | undefined =>
  neighbourOf(step, origin, -1);

/** Whether Back is hidden: on the first step, and on the recap of a draft's route (S1§2). */
export const isBackHidden = (step: Step, origin: FlowOrigin): boolean =>
  step === 'setup' || (step === 'recap' && origin === 'draft');
