import type { BlobKey } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Keys } from '../secrets.ts';
import { nowSecondsOf } from '../ports/clock.ts';
import { signerWith } from './signature.ts';

/** How long the address of a private file is valid. */
export const lifetimeSeconds = 15 * 60;
/** Addresses of a file are the same for this long, so that browsers find it in their cache. */
const sameForSeconds = 5 * 60;

/** Returns when an address ends that is signed now: in ten to fifteen minutes. */
export const signedUntil = (nowSeconds: number): number =>
  nowSeconds - (nowSeconds % sameForSeconds) + lifetimeSeconds;

/** The permission in an address: read the file until it expires, saved as `fileName` if there is one. */
export type FileGrant = { readonly fileName: string | undefined; readonly expiresAtSeconds: number };

export type FileAddresses = {
  /** Returns the signed address of a private file on our origin; with `fileName`, the browser downloads the file. */
  readonly addressOf: (key: BlobKey, options?: { readonly fileName?: string }) => string;
  /** Returns undefined for a signature that is missing, forged, expired, or made for another file. */
  readonly grantOf: (key: BlobKey, signature: string | undefined) => FileGrant | undefined;
};

/** Signs addresses of private files: each lets its bearer read one file for at most a quarter of an hour. */
export function signedFileAddresses(keys: Keys, clock: Clock): FileAddresses {
  const nowSeconds = (): number => nowSecondsOf(clock);
  const signer = signerWith(keys);
  return {
    addressOf: ({ folder, name }, { fileName = '' } = {}) => {
      const expires = signedUntil(nowSeconds()).toString(36);
      const writtenName = Buffer.from(fileName.toWellFormed(), 'utf8').toString('base64url');
      const signature = signer.sign(folder, name, expires, writtenName);
      return `/files/${folder}/${name}?t=${expires}.${writtenName}.${signature}`;
    },
    grantOf: ({ folder, name }, signature = '') => {
      const [expires = '', writtenName = '', mac = '', ...more] = signature.split('.');
      const isSigned = signer.isSigned(mac, folder, name, expires, writtenName);
      const expiresAtSeconds = Number.parseInt(expires, 36);
      if (!isSigned || more.length > 0 || nowSeconds() >= expiresAtSeconds) return undefined;
      const fileName = Buffer.from(writtenName, 'base64url').toString('utf8');
      return { fileName: fileName === '' ? undefined : fileName, expiresAtSeconds };
    },
  };
}
