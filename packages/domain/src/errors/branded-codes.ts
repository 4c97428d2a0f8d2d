import { brand } from '../brand.ts';

/** The failure keys that contain the brand word. */
export const brandedCodes = {
  pleaseSelectProvider: `please_select_${brand.slug}`,
  noProviderAvailable: `no_${brand.slug}_available_in_this_location`,
  /** The spelling is the specs' own (A-29, A-58). */
  actionAlreadyPerformed: `action_already_perfomred_on_this_${brand.slug}`,
} as const;
