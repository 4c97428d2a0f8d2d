import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../../../secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret for one account; it cannot be opened under another account's id. */
export function sealSecret(secret: Uint8Array, accountId: number, [key]: Keys): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(String(accountId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a secret with the key it was sealed with; undefined if the deployment no longer has that key. */
export function openSecret(sealed: Buffer, accountId: number, keys: Keys): Buffer | undefined {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(String(accountId)))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // Sealed with another key.
    }
  }
  return undefined;
}
