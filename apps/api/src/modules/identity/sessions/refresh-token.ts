import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../../secrets.ts';

/** Longer than any token of ours: what is longer is none, and is not looked for. */
export const longestRefreshToken = 100;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

export const hashOfRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The token that follows on one, worked out from it: the answer to a repeated refresh can be given again without
 * being kept anywhere. The first is the one to give; the others are what a key before this one would have made.
 */
export const successorsOf = (token: string, keys: Keys): readonly [string, ...string[]] => {
  const [newest, ...before] = keys;
  const derive = (key: Uint8Array): string => createHmac('sha256', key).update(token).digest('base64url');
  return [derive(newest), ...before.map(derive)];
};
