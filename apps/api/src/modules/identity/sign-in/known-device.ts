import { normalizeEmail } from '@repo/domain/identity/email';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';
import type { Login } from '../account.repository.ts';

/** The account that a browser logs in to. */
type Owner = { readonly email: string; readonly login: Login };

const ownerText = ({ email, login }: Owner): string => `${login} ${normalizeEmail(email)}`;

const macOf = (key: Uint8Array, device: string, owner: Owner): Buffer =>
  createHmac('sha256', key)
    .update(`known device ${device} ${ownerText(owner)}`)
    .digest();

/** Returns the cookie that identifies a browser that has logged in to this account. */
export function newDevice(secrets: Secrets, owner: Owner): string {
  const [key] = secrets.keysFor('throttle');
  const device = randomBytes(12).toString('base64url');
  return `${device}.${macOf(key, device, owner).toString('base64url')}`;
}

/** Returns whether the cookie shows that the browser has logged in to this account before. */
export function isKnownDevice(secrets: Secrets, owner: Owner, cookie: string | undefined): boolean {
  const [device, mac] = partsOf(cookie);
  const given = Buffer.from(mac, 'base64url');
  return secrets.keysFor('throttle').some((key) => {
    const expected = macOf(key, device, owner);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * Returns the subject that failed logins are counted by. A known device has its own, so that other people's failures
 * cannot lock out the owner.
 */
export const signInSubject = (secrets: Secrets, owner: Owner, cookie: string | undefined): string =>
  isKnownDevice(secrets, owner, cookie) ? `${ownerText(owner)} ${partsOf(cookie)[0]}` : ownerText(owner);

function partsOf(cookie = ''): readonly [device: string, mac: string] {
  const [device = '', mac = ''] = cookie.slice(0, 200).split('.');
  return [device, mac];
}
