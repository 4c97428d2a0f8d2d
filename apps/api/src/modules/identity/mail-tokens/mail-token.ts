import { createHash, createHmac, randomBytes } from 'node:crypto';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { accountLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Keys } from '../../../secrets.ts';

export const mailTokenExpiry = (nowMs: number): Date =>
  new Date(nowMs + accountLimits.mailLinkHours * secondsPerHour * 1000);

export const newMailToken = (): string => randomBytes(32).toString('base64url');

export const hashOfMailToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Derives the password token that a verification returns, so that opening the link again returns the same token. */
export const passwordTokenOf = (verificationToken: string, [key]: Keys): string =>
  createHmac('sha256', key).update(verificationToken).digest('base64url');

/** The pages that links in emails open (S1§2). */
export const verificationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/email_confirmation/${token}`;

/** The page opens the login of providers for them after the password is set. */
export const passwordLink = (publicUrl: string, token: string, userTypeId: number): string =>
  `${publicUrl}/change_password?${userTypeId === userTypeIds.provider ? 'kind=provider&' : ''}token=${token}`;
