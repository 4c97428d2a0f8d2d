import { randomBytes } from 'node:crypto';

/** Returns an id as the card provider makes them: a prefix of the type and random characters. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
