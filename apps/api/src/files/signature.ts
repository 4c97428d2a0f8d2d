import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../secrets.ts';

export type Signer = {
  readonly sign: (...parts: readonly string[]) => string;
  readonly isSigned: (signature: string, ...parts: readonly string[]) => boolean;
};

/** Signs lists of texts with the first key, and accepts signatures of every key. */
export const signerWith = (keys: Keys): Signer => ({
  sign: (...parts) => macOf(keys[0], parts).toString('base64url'),
  isSigned: (signature, ...parts) => {
    const given = Buffer.from(signature, 'base64url');
    return keys
      .map((key) => macOf(key, parts))
      .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
  },
});

/** Serialises the parts as JSON, so that different lists never produce the same text. */
const macOf = (key: Uint8Array, parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();
