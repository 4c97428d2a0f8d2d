import { isDraftCartFlag } from './draft-route.ts';
import { stepOfTab, type Step, type StoredTab } from './steps.ts';

/** Inputs that decide on which step the booking page opens. The tabs come from the browser's storage. */
export type BookingEntry = {
  readonly isSignedIn: boolean;
  readonly storedCartTab: StoredTab;
  readonly storedActiveTab: StoredTab;
  readonly routeDraftFlag: StoredTab;
};

/**
 * Returns the first step of the booking page (S1§2): the cart for a signed-in host with a stored cart and on a
 * draft's route, otherwise the stored step, otherwise setup.
 */
export function initialStep(entry: BookingEntry): Step {
  const hasStoredCart = entry.isSignedIn && stepOfTab(entry.storedCartTab) === 'cart';
  if (hasStoredCart || isDraftCartFlag(entry.routeDraftFlag)) return 'cart';
  return stepOfTab(entry.storedActiveTab) ?? 'setup';
}
