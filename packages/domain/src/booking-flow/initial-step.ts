import { isDraftCartFlag } from './draft-route.ts';
import { stepOfTab, type Step, type StoredTab } from './steps.ts';

/** What decides where the booking page opens; the tabs come from the browser's store. */
export type BookingEntry = {
  readonly isSignedIn: boolean;
  readonly storedCartTab: StoredTab;
  readonly storedActiveTab: StoredTab;
  readonly routeDraftFlag: StoredTab;
};

/**
 * The step that the booking page opens with (S1§2): the cart for a signed-in host who has one stored or on a
 * draft's route, otherwise the stored step, otherwise event setup.
 */
export function initialStep(entry: BookingEntry): Step {
  const hasStoredCart = entry.isSignedIn && stepOfTab(entry.storedCartTab) === 'cart';
  if (hasStoredCart || isDraftCartFlag(entry.routeDraftFlag)) return 'cart';
  return stepOfTab(entry.storedActiveTab) ?? 'setup';
}
