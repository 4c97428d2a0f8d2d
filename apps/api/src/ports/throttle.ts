/** How much of something is let through: `most` within `seconds`, counted from the first. */
export type ThrottleRule = { readonly name: string; readonly most: number; readonly seconds: number };

/** Whether something may go on, or how long it has to wait. */
export type ThrottleAnswer =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/**
 * Counts by rule and subject (an account, an e-mail, a network address), across restarts and processes. Subjects
 * are kept as hashes only.
 */
export type Throttle = {
  /** Counts one, and answers whether it is within the rule. */
  readonly take: (rule: ThrottleRule, subject: string) => Promise<ThrottleAnswer>;
  /** Answers without counting. */
  readonly check: (rule: ThrottleRule, subject: string) => Promise<ThrottleAnswer>;
  /** Forgets what was counted, as after a sign-in that worked. */
  readonly reset: (rule: ThrottleRule, subject: string) => Promise<void>;
};
