import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { cents } from '@repo/domain/money/cents';
import { checkHourlyRate, defaultHourlyRate } from '@repo/domain/money/hourly-rate';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import { createProviderAccount } from '../identity/identity.module.ts';
import { applicationRepository } from './application.repository.ts';

/** Makes the profile of somebody who has just become a provider, in the transaction that makes the account. */
export type CreateProvider = (
  transaction: Database,
  provider: {
    readonly accountId: number;
    readonly homeAddress: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly travelKm: number;
    readonly hourlyRateCents: number;
    readonly deviceId: number;
    readonly phoneNumber: string;
    readonly now: Date;
  },
) => Promise<void>;

type Deps = {
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly createProvider: CreateProvider;
  readonly publicUrl: () => string;
};

type Approval = { readonly id: number; readonly hourlyRateCents?: number | undefined };
type Refusal = { readonly id: number; readonly reason: string };

/**
 * Makes a provider of an applicant, with the default rate unless one is given, and sends the link that creates
 * the password. Runs in the transaction of the caller, who writes down who did it; a failure has changed nothing.
 */
export async function approveApplication(
  { clock, sendMail, createProvider, publicUrl }: Deps,
  transaction: Database,
  { id, hourlyRateCents = defaultHourlyRate() }: Approval,
): Promise<Result<{ accountId: number }, ErrorCode>> {
  const rate = checkHourlyRate(cents(hourlyRateCents));
  if (!rate.ok) return rate;
  const applications = applicationRepository(transaction);
  const applicant = await applications.lock(id);
  if (applicant === undefined) return fail('object_does_not_exist');
  if (applicant.state !== 'open') return fail('action_is_not_possible_now');
  const nowMs = clock.nowMs();
  const created = await createProviderAccount(transaction, applicant, { nowMs, publicUrl: publicUrl() });
  if (!created.ok) return created;
  const { accountId, passwordLink: link } = created.value;
  const now = new Date(nowMs);
  const { email, firstName, locale, currentLocation: homeAddress } = applicant;
  const { latitude, longitude, travelKm, deviceId, phoneNumber } = applicant;
  const place = { homeAddress, latitude, longitude, travelKm };
  await createProvider(transaction, {
    ...place,
    accountId,
    hourlyRateCents: rate.value,
    deviceId,
    phoneNumber,
    now,
  });
  await applications.approve(id, accountId, now);
  await sendMail(transaction, {
    template: 'applicationApproved',
    to: email,
    locale,
    values: { firstName, link },
  });
  return ok({ accountId });
}

/** Refuses an application and says why, in the transaction of the caller. */
export async function refuseApplication(
  { clock, sendMail }: Pick<Deps, 'clock' | 'sendMail'>,
  transaction: Database,
  { id, reason }: Refusal,
): Promise<Result<null, ErrorCode>> {
  const applications = applicationRepository(transaction);
  const applicant = await applications.lock(id);
  if (applicant === undefined) return fail('object_does_not_exist');
  if (applicant.state !== 'open') return fail('action_is_not_possible_now');
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
