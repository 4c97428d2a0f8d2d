import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../../secrets.ts';

/** The length above which a token is refused without a query. */
export const maxRefreshTokenLength = 100;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

export const hashOfRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Derives the successors of a token, so that a repeated refresh returns the same one without storing it. The first is
 * made with the current key, the others with previous keys.
 */
export const successorsOf = (token: string, keys: Keys): readonly [string, ...string[]] => {
  const [newest, ...before] = keys;
  const derive = (key: Uint8Array): string => createHmac('sha256', key).update(token).digest('base64url');
  return [derive(newest), ...before.map(derive)];
};
