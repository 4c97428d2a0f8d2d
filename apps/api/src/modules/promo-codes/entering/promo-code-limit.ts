import type { ThrottleRule } from '../../../ports/throttle.ts';

const quarterHour = 15 * 60;

/** Limits guesses of codes like guesses of passwords, wherever they are sent. */
export const wrongCodes = {
  ofAccount: { name: 'wrong promo code of account', most: 10, seconds: quarterHour },
  fromAddress: { name: 'wrong promo code from address', most: 200, seconds: quarterHour },
} as const satisfies Readonly<Record<string, ThrottleRule>>;
