import { randomBytes } from 'node:crypto';

/** An id as the card provider makes them: what it is of, and letters and digits that cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
