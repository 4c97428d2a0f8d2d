import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { checkHourlyRate } from '@repo/domain/money/hourly-rate';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import { createProviderAccount } from '../identity/identity.module.ts';
import { applicationRepository } from './application.repository.ts';

/** Makes the profile of somebody who has just become a provider, in the transaction that makes the account. */
type CreateProvider = (
  transaction: Database,
  provider: {
    readonly accountId: number;
    readonly home: { readonly address: string; readonly latitude: number; readonly longitude: number };
    readonly travelKm: number;
    readonly deviceId: number;
    readonly phoneNumber: string;
    readonly hourlyRate: Cents;
  },
  nowSeconds: number,
) => Promise<Result<unknown, ErrorCode>>;

export type DecisionDeps = {
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly createProvider: CreateProvider;
  readonly publicUrl: () => string;
};

/**
 * Makes a provider of an applicant at this rate, and sends the link that creates the password. Runs in the
 * transaction of the caller, who writes down who did it, and takes all of it back when it fails.
 */
export async function approveApplication(
  { clock, sendMail, createProvider, publicUrl }: DecisionDeps,
  transaction: Database,
  id: number,
  hourlyRate: Cents,
): Promise<Result<{ accountId: number }, ErrorCode>> {
  const rate = checkHourlyRate(hourlyRate);
  if (!rate.ok) return rate;
  const applications = applicationRepository(transaction);
  const applicant = await applications.lock(id);
  if (applicant === undefined) return fail('object_does_not_exist');
  if (applicant.status !== 'received') return fail('action_is_not_possible_now');
  const nowMs = clock.nowMs();
  const account = await createProviderAccount(transaction, applicant, { nowMs, publicUrl: publicUrl() });
  if (!account.ok) return account;
  const { accountId, passwordLink: link } = account.value;
  const { currentLocation: address, latitude, longitude, travelKm, deviceId, phoneNumber } = applicant;
  const home = { address, latitude, longitude };
  const profile = { accountId, home, travelKm, deviceId, phoneNumber, hourlyRate: rate.value };
  const created = await createProvider(transaction, profile, Math.floor(nowMs / 1000));
  if (!created.ok) return created;
  await applications.approve(id, accountId, new Date(nowMs));
  const { email, locale, firstName } = applicant;
  const values = { firstName, link };
  await sendMail(transaction, { template: 'applicationApproved', to: email, locale, values });
  return ok({ accountId });
}

/** Refuses an application and says why, in the transaction of the caller. */
export async function refuseApplication(
  { clock, sendMail }: Pick<DecisionDeps, 'clock' | 'sendMail'>,
  transaction: Database,
  id: number,
  reason: string,
): Promise<Result<null, ErrorCode>> {
  const applications = applicationRepository(transaction);
  const applicant = await applications.lock(id);
  if (applicant === undefined) return fail('object_does_not_exist');
  if (applicant.status !== 'received') return fail('action_is_not_possible_now');
  await applications.refuse(id, reason, new Date(clock.nowMs()));
  const { email, locale, firstName } = applicant;
  await sendMail(transaction, {
    template: 'applicationRefused',
    to: email,
    locale,
    values: { firstName, ...(reason === '' ? {} : { reason }) },
  });
  return ok(null);
}
