import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BlobKey } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Keys } from '../secrets.ts';

/** How long the address of a private file is good for. */
const lifetimeSeconds = 15 * 60;

/** What the bearer of an address may do: read the file until then, and save it under that name if there is one. */
export type FileGrant = { readonly fileName: string | undefined; readonly expiresAtSeconds: number };

export type FileAddresses = {
  /** Where a browser loads a private file from, on our own origin; with a name, it saves the file under it. */
  readonly addressOf: (key: BlobKey, options?: { readonly fileName?: string }) => string;
  /** Nothing for a signature that is missing, forged, expired, or made for another file. */
  readonly grantOf: (key: BlobKey, signature: string | undefined) => FileGrant | undefined;
};

/** Addresses of private files: whoever was given one may read that one file, for a quarter of an hour. */
export function signedFileAddresses(keys: Keys, clock: Clock): FileAddresses {
  const nowSeconds = (): number => Math.floor(clock.nowMs() / 1000);
  return {
    addressOf: ({ folder, name }, { fileName = '' } = {}) => {
      const expires = (nowSeconds() + lifetimeSeconds).toString(36);
      const writtenName = Buffer.from(fileName.toWellFormed(), 'utf8').toString('base64url');
      const mac = macOf(keys[0], folder, name, expires, writtenName).toString('base64url');
      return `/files/${folder}/${name}?t=${expires}.${writtenName}.${mac}`;
    },
    grantOf: ({ folder, name }, signature = '') => {
      const [expires = '', writtenName = '', mac = '', ...more] = signature.split('.');
      const given = Buffer.from(mac, 'base64url');
      const isSigned = keys
        .map((key) => macOf(key, folder, name, expires, writtenName))
        .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
      const expiresAtSeconds = Number.parseInt(expires, 36);
      if (!isSigned || more.length > 0 || nowSeconds() >= expiresAtSeconds) return undefined;
      const fileName = Buffer.from(writtenName, 'base64url').toString('utf8');
      return { fileName: fileName === '' ? undefined : fileName, expiresAtSeconds };
    },
  };
}

/** A list written as JSON: no two different lists are written alike, wherever one part ends and the next begins. */
const macOf = (key: Uint8Array, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();
