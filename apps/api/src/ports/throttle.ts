/** A limit: `most` attempts within `seconds` of the first one. */
export type ThrottleRule = { readonly name: string; readonly most: number; readonly seconds: number };

/** Whether an attempt is allowed, or how long it must wait. */
export type ThrottleAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/**
 * Counts by rule and subject (an account, an email, a network address), across restarts and processes. Subjects
 * are kept as hashes only.
 */
export type Throttle = {
  /** Counts one attempt and returns whether it is within the rule. */
  readonly take: (rule: ThrottleRule, subject: string) => Promise<ThrottleAnswer>;
  /** Takes one attempt back that turned out not to count: only failed sign-ins do. */
  readonly giveBack: (rule: ThrottleRule, subject: string) => Promise<void>;
  /** Returns the same without counting. */
  readonly check: (rule: ThrottleRule, subject: string) => Promise<ThrottleAnswer>;
  /** Resets the count, for example after a successful sign-in. */
  readonly reset: (rule: ThrottleRule, subject: string) => Promise<void>;
};
