import { createHash, randomBytes } from 'node:crypto';

/** Returns the secret part of a new link. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');

export const hashOfFeedToken = (token: string): Buffer => createHash('sha256').update(token).digest();
