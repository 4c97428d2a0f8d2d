import { textLimits } from '../limits.ts';

/** What the booking page knows of an affiliate when it opens; `null` stands for a code that is not there. */
export type AffiliateEntry = {
  /** `partnerCode` of the address bar. */
  readonly partnerCode: string | null;
  readonly storedCode: string | null;
  readonly hasEventIdInRoute: boolean;
};

export type AffiliateDecision = {
  /**
   * store: keep the address bar's code from now on; restore: put the stored code back into the address bar;
   * redirect: leave for the configured marketing site, and for no other address; keep: all is as it should be.
   */
  readonly action: 'store' | 'restore' | 'redirect' | 'keep';
  /** The code that counts from now on. */
  readonly affiliateCode: string | null;
  readonly isSpinnerShown: boolean;
};

const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${textLimits.affiliateCode}}$`);

/** A code that cannot be one counts as none. */
export const affiliateCodeIn = (text: string | null): string | null =>
  text !== null && pattern.test(text) ? text : null;

function actionFor(given: string | null, stored: string | null): AffiliateDecision['action'] {
  if (given === stored) return 'keep';
  if (stored === null) return 'store';
  return given === null ? 'restore' : 'redirect';
}

/**
 * Settles an affiliate's code when the booking page opens (S1§2, A-52, A-90). The spinner stands only while
 * the page leaves, and not for a visitor who came to an event of their own: everyone else can book at once.
 */
export function decideAffiliate(entry: AffiliateEntry): AffiliateDecision {
  const given = affiliateCodeIn(entry.partnerCode);
  const stored = affiliateCodeIn(entry.storedCode);
  const action = actionFor(given, stored);
  return {
    action,
    affiliateCode: stored ?? given,
    isSpinnerShown: action === 'redirect' && !entry.hasEventIdInRoute,
  };
}
