import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';
import type { Door } from '../account.repository.ts';

/** Whoever fails to sign in too often is locked out; `owner` is told apart from others by their browser. */
type Owner = { readonly email: string; readonly door: Door };

const ownerText = ({ email, door }: Owner): string => `${door} ${email.toLowerCase()}`;

const macOf = (key: Uint8Array, device: string, owner: Owner): Buffer =>
  createHmac('sha256', key)
    .update(`known device ${device} ${ownerText(owner)}`)
    .digest();

/** What a browser keeps by which it is known again as one that has signed in to this account. */
export function newDevice(secrets: Secrets, owner: Owner): string {
  const [key] = secrets.keysFor('throttle');
  const device = randomBytes(12).toString('base64url');
  return `${device}.${macOf(key, device, owner).toString('base64url')}`;
}

/**
 * By what failed sign-ins are counted. A browser that has signed in to the account before has a count of its own:
 * strangers who fail on purpose cannot lock the owner out of it.
 */
export function signInSubject(secrets: Secrets, owner: Owner, cookie: string | undefined): string {
  const [device = '', mac = ''] = (cookie ?? '').slice(0, 200).split('.');
  const given = Buffer.from(mac, 'base64url');
  const isKnown = secrets.keysFor('throttle').some((key) => {
    const expected = macOf(key, device, owner);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isKnown ? `${ownerText(owner)} ${device}` : ownerText(owner);
}
