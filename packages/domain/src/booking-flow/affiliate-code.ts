import { textLimits } from '../limits.ts';

/** Affiliate codes that the booking page finds when it opens; `null` if there is none. */
export type AffiliateEntry = {
  /** `partnerCode` of the address bar. */
  readonly partnerCode: string | null;
  readonly storedCode: string | null;
  readonly hasEventIdInRoute: boolean;
};

export type AffiliateDecision = {
  /**
   * store: save the code of the address bar. restore: put the stored code back into the address bar. redirect: go to
   * the configured marketing site. keep: change nothing.
   */
  readonly action: 'store' | 'restore' | 'redirect' | 'keep';
  /** The code to use from now on. */
  readonly affiliateCode: string | null;
  readonly isSpinnerShown: boolean;
};

const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${textLimits.affiliateCode}}$`);

/** Returns a well-formed code, otherwise null. */
export const parseAffiliateCode = (text: string | null): string | null =>
  text !== null && pattern.test(text) ? text : null;

function actionFor(given: string | null, stored: string | null): AffiliateDecision['action'] {
  if (given === stored) return 'keep';
  if (stored === null) return 'store';
  return given === null ? 'restore' : 'redirect';
}

/**
 * Decides which affiliate code applies when the booking page opens (S1§2, A-52, A-90). Shows the spinner only during
 * a redirect, and never on the route of an event.
 */
export function decideAffiliate(entry: AffiliateEntry): AffiliateDecision {
  const given = parseAffiliateCode(entry.partnerCode);
  const stored = parseAffiliateCode(entry.storedCode);
  const action = actionFor(given, stored);
  return {
    action,
    affiliateCode: stored ?? given,
    isSpinnerShown: action === 'redirect' && !entry.hasEventIdInRoute,
  };
}
