import { userTypeIds } from '@repo/domain/identity/user-kind';
import { z } from 'zod';

/**
 * The two sides of an event as the user type claim counts them; an operator has no board and no bell.
 */
export const userType = z.literal([userTypeIds.host, userTypeIds.provider, userTypeIds.businessHost]);

const readDigit = (given: number | string): number | string =>
  typeof given === 'string' && /^\d$/.test(given) ? Number(given) : given;

/** The same where everything is text, as in a path. */
export const userTypeInText = z.preprocess(readDigit, userType);
export type UserType = z.output<typeof userType>;
