import { parseDollars } from '@repo/domain/money/dollars';
import { z } from 'zod';

/** An amount of the API: dollars with at most 2 decimals, never negative. Cents exist only internally. */
export const dollars = z
  .number()
  .nonnegative()
  .max(1_000_000_000)
  .refine((amount) => parseDollars(amount).ok, { error: 'invalid_input' });

/** A percentage as the specs write it: 5 is five percent (S1§3 "Misc amounts"). */
export const percent = z.number().min(0).max(100);
