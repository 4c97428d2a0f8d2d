/**
 * The steps in the order of the step bar. Payment is a page of the payment provider, not a step of the wizard.
 */
export const STEP_BAR = ['setup', 'detail', 'select', 'recap', 'cart', 'payment'] as const;

/** The steps of a new booking in the order of Next and Back. */
export const FLOW = ['setup', 'select', 'recap', 'detail', 'cart'] as const;

/** The numbers by which steps are stored and appear in routes. */
export const TAB_NO = { setup: 1, detail: 2, select: 3, recap: 4, cart: 5 } as const;

export type BarStep = (typeof STEP_BAR)[number];

export type Step = (typeof FLOW)[number];

/** A tab number from storage or a route. */
export type StoredTab = string | number | null | undefined;

/** Returns the step of a stored tab number. */
export const stepOfTab = (tab: StoredTab): Step | undefined =>
  FLOW.find((step) => String(TAB_NO[step]) === String(tab));

/** Returns the title key of a step: "BOOK YOUR EVENT" or "EVENT BOOKING FORM" (S1§2). */
export const titleKeyOf = (step: Step): 'book_your_event' | 'event_booking_form' =>
  step === 'detail' || step === 'select' || step === 'cart' ? 'book_your_event' : 'event_booking_form';
