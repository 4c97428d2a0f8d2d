/** Where an invitation stands, in the order of its life; an unused one ends as expired. */
export const referralStates = ['invited', 'expired', 'booked', 'rewarded'] as const;
export type ReferralState = (typeof referralStates)[number];

type Invitation = {
  /** In epoch seconds; null: the code has no end. */
  readonly validUntil: number | null;
  /** Whether the friend has paid for a booking with the code and has not cancelled it. */
  readonly isBooked: boolean;
  readonly isRewarded: boolean;
};

/** Returns where an invitation stands. The code is valid up to its last second. */
export function referralStateOf(
  { validUntil, isBooked, isRewarded }: Invitation,
  nowSeconds: number,
): ReferralState {
  if (isRewarded) return 'rewarded';
  if (isBooked) return 'booked';
  return validUntil !== null && nowSeconds > validUntil ? 'expired' : 'invited';
}
