/** A host's choices on the recap step that decide on the order (S1§3 "Reel state"). */
export type RecapChoice = {
  readonly isSubmitted: boolean;
  readonly isWithLogo: boolean;
  readonly quantityWithLogo: number;
  readonly isWithoutLogo: boolean;
  readonly quantityWithoutLogo: number;
};

/** The values before the step is entered and after a payment attempt (S1§4). */
export const noRecap: RecapChoice = {
  isSubmitted: false,
  isWithLogo: false,
  quantityWithLogo: 0,
  isWithoutLogo: false,
  quantityWithoutLogo: 0,
};

/** Selects the recap with logo when the step is entered (S1§4). */
export const enterRecapStep = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isWithLogo: true,
});

/** Skips the recap but keeps what was entered (S1§4). */
export const skipRecap = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isSubmitted: false,
});

/** Submits the recap (S1§4). */
export const submitRecap = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isSubmitted: true,
});

/** Whether the order gets a recap: it was submitted and has a logo (S1§4). */
export const hasRecapItem = (choice: RecapChoice): boolean => choice.isSubmitted && choice.isWithLogo;

/** Whether the vision answer is sent: only for a submitted recap, with or without logo (S1§4). */
export const hasRecapAnswer = (choice: RecapChoice): boolean =>
  choice.isSubmitted && (choice.isWithLogo || choice.isWithoutLogo);
