/** What a host has chosen on the recap step, as far as it decides on the order (S1§3 "Reel state"). */
export type RecapChoice = {
  readonly isSubmitted: boolean;
  readonly isWithLogo: boolean;
  readonly quantityWithLogo: number;
  readonly isWithoutLogo: boolean;
  readonly quantityWithoutLogo: number;
};

/** Before the step is entered, and after a payment attempt, every recap value is zero (S1§4). */
export const noRecap: RecapChoice = {
  isSubmitted: false,
  isWithLogo: false,
  quantityWithLogo: 0,
  isWithoutLogo: false,
  quantityWithoutLogo: 0,
};

/** Entering the step selects the recap with logo (S1§4). */
export const enterRecapStep = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isWithLogo: true,
});

/** SKIP: no recap is submitted; what was filled in stays for a change of mind (S1§4). */
export const skipRecap = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isSubmitted: false,
});

/** Continue Booking: the recap is submitted (S1§4). */
export const submitRecap = <Choice extends RecapChoice>(choice: Choice): Choice => ({
  ...choice,
  isSubmitted: true,
});

/** A recap becomes an item of the order only if it was submitted and has a logo (S1§4). */
export const hasRecapItem = (choice: RecapChoice): boolean => choice.isSubmitted && choice.isWithLogo;

/** The vision answer is sent only for a submitted recap, with or without logo; otherwise none is (S1§4). */
export const hasRecapAnswer = (choice: RecapChoice): boolean =>
  choice.isSubmitted && (choice.isWithLogo || choice.isWithoutLogo);
