import { hkdfSync } from 'node:crypto';

/** The purpose of a key; the key of one purpose reveals nothing about the others. */
type Purpose =
  | 'access-token'
  | 'refresh-token'
  | 'file-address'
  | 'throttle'
  | 'hub-connection'
  | 'mail-token'
  | 'second-factor';

/** The first key signs; all of them verify. */
export type Keys = readonly [Uint8Array, ...Uint8Array[]];

export type Secrets = { readonly keysFor: (purpose: Purpose) => Keys };

/** Derives the keys of every purpose from the secrets of the deployment, newest first. */
export function secretsFrom([newest, ...before]: readonly [string, ...string[]]): Secrets {
  const derive = (secret: string, purpose: Purpose): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    keysFor: (purpose) => [derive(newest, purpose), ...before.map((secret) => derive(secret, purpose))],
  };
}
