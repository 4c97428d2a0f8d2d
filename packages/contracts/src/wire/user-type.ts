import { userTypeIds } from '@repo/domain/identity/user-kind';
import { z } from 'zod';

/** The user types of host and provider; operators have no board and no bell. */
export const userType = z.literal([userTypeIds.host, userTypeIds.provider, userTypeIds.businessHost]);

const readDigit = (given: number | string): number | string =>
  typeof given === 'string' && /^\d$/.test(given) ? Number(given) : given;

/** A user type as text, for example in a path. */
export const userTypeInText = z.preprocess(readDigit, userType);
export type UserType = z.output<typeof userType>;
