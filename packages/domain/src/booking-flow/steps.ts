/** The step bar, in its own order. Payment is the payment provider's page and no step of the wizard. */
export const STEP_BAR = ['setup', 'detail', 'select', 'recap', 'cart', 'payment'] as const;

/** The order in which Next and Back walk through a new booking. */
export const FLOW = ['setup', 'select', 'recap', 'detail', 'cart'] as const;

/** The numbers under which the steps are stored and appear in routes. */
export const TAB_NO = { setup: 1, detail: 2, select: 3, recap: 4, cart: 5 } as const;

export type BarStep = (typeof STEP_BAR)[number];

export type Step = (typeof FLOW)[number];

/** A tab number as it comes from a store or a route: a number, its text, or nothing. */
export type StoredTab = string | number | null | undefined;

/** The step that a stored tab number names, be it a number or its text. */
export const stepOfTab = (tab: StoredTab): Step | undefined =>
  FLOW.find((step) => String(TAB_NO[step]) === String(tab));

/** Which title stands over a step: "BOOK YOUR EVENT" or "EVENT BOOKING FORM" (S1§2). */
export const titleKeyOf = (step: Step): 'book_your_event' | 'event_booking_form' =>
  step === 'detail' || step === 'select' || step === 'cart' ? 'book_your_event' : 'event_booking_form';
