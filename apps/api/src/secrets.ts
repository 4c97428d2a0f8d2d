import { hkdfSync } from 'node:crypto';

/** What a key is for: a key of one purpose says nothing about those of the others. */
type Purpose =
  'access-token' | 'refresh-token' | 'file-address' | 'throttle' | 'hub-connection' | 'mail-token';

/** One key or two: the first signs, every one of them verifies. */
export type Keys = readonly [Uint8Array, ...Uint8Array[]];

export type Secrets = { readonly keysFor: (purpose: Purpose) => Keys };

/** Keys for every purpose out of the secrets of the deployment, the newest first. */
export function secretsFrom([newest, ...before]: readonly [string, ...string[]]): Secrets {
  const derive = (secret: string, purpose: Purpose): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    keysFor: (purpose) => [derive(newest, purpose), ...before.map((secret) => derive(secret, purpose))],
  };
}
