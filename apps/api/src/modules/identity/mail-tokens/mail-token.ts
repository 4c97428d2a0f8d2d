import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../../secrets.ts';

/** How long a link in a mail is good for. */
const lifetimeMs = 24 * 3600 * 1000;

export const mailTokenExpiry = (nowMs: number): Date => new Date(nowMs + lifetimeMs);

export const newMailToken = (): string => randomBytes(32).toString('base64url');

export const hashOfMailToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a verification lets create a password with: opening the link again gives the same, so there is only one. */
export const passwordTokenOf = (verificationToken: string, [key]: Keys): string =>
  createHmac('sha256', key).update(verificationToken).digest('base64url');

/** Where the links of mails lead (S1§2). */
export const verificationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/email_confirmation/${token}`;

export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/change_password?token=${token}`;
