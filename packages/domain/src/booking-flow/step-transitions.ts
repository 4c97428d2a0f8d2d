import { FLOW, type Step } from './steps.ts';

/**
 * What brought the visitor to the present step: the flow of a new booking, "Add Recap to your event" in the
 * cart, ADD RECAP of the dashboard, an extension or a tip from there, or the route of a draft.
 */
export type Opening = 'flow' | 'cart' | 'dashboard' | 'addition' | 'draft';

/** An event that is already saved has only these steps left. */
const stepsOfSavedEvent: Readonly<Partial<Record<Opening, readonly Step[]>>> = {
  dashboard: ['recap', 'cart'],
  draft: ['recap', 'cart'],
  addition: ['cart'],
};

const stepsOf = (opening: Opening): readonly Step[] => stepsOfSavedEvent[opening] ?? FLOW;

/** Whether the steps belong to an event that is already saved, and not to a new booking. */
export const isSavedEvent = (opening: Opening): boolean => stepsOfSavedEvent[opening] !== undefined;

/** Whether an event's step is there at all; of a saved one only recap and cart are. */
export const hasStep = (step: Step, opening: Opening): boolean => stepsOf(opening).includes(step);

function neighbourOf(step: Step, opening: Opening, distance: 1 | -1): Step | undefined {
  if (step === 'recap' && opening === 'cart') return 'cart';
  const path = stepsOf(opening);
  const position = path.indexOf(step);
  return position === -1 ? undefined : path[position + distance];
}

/** Where Next leads: one step on, and from a recap that the flow did not open straight to the cart. */
export const nextStep = (step: Step, opening: Opening): Step | undefined => neighbourOf(step, opening, 1);

/** Where Back leads: one step back, or to the cart that opened the recap; nothing where it leaves the wizard. */
export const previousStep = (step: Step, opening: Opening): Step | undefined =>
  neighbourOf(step, opening, -1);

/** Back is hidden on the first step, and on the recap of a draft's route (S1§2). */
export const isBackHidden = (step: Step, opening: Opening): boolean =>
  step === 'setup' || (step === 'recap' && opening === 'draft');
