import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { checkHourlyRate } from '@repo/domain/money/hourly-rate';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps, AuditedChange } from '../audit/audit.module.ts';
import { createProviderAccount } from '../identity/identity.module.ts';
import { createProvider } from '../profiles/profiles.module.ts';
import { settingsIn } from '../settings/settings.module.ts';
import { applicationRepository } from './application.repository.ts';
import type { Applicant } from './application.repository.ts';

export type DecisionDeps = AuditDeps & Pick<Deps, 'sendMail' | 'publicUrl'>;

/** Makes a provider of an applicant at the given rate or the default one, and emails a link to set the password. */
export const approveApplication = (
  deps: DecisionDeps,
  author: Author,
  id: number,
  givenRate: Cents | undefined,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const rate = checkHourlyRate(givenRate ?? (await settingsIn(transaction)).defaultHourlyRate);
    if (!rate.ok) return rate;
    const applicant = await lockUndecided(transaction, id);
    if (!applicant.ok) return applicant;
    const nowMs = deps.clock.nowMs();
    const created = await createProviderOf(transaction, deps, applicant.value, rate.value);
    if (!created.ok) return created;
    const { accountId, passwordLink: link } = created.value;
    await applicationRepository(transaction).approve(id, accountId, new Date(nowMs));
    const { email, locale, firstName } = applicant.value;
    const values = { firstName, link };
    await deps.sendMail(transaction, { template: 'applicationApproved', to: email, locale, values });
    const after = { status: 'approved', hourlyRate: dollarsOf(rate.value) };
    return ok({ value: null, changes: [decisionOf(id, 'approve', after)] });
  });

/** Refuses an application and emails the reason. The audit log omits the reason, which is personal data. */
export const refuseApplication = (
  deps: DecisionDeps,
  author: Author,
  id: number,
  reason: string,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const applicant = await lockUndecided(transaction, id);
    if (!applicant.ok) return applicant;
    await applicationRepository(transaction).refuse(id, reason, new Date(deps.clock.nowMs()));
    const { email, locale, firstName } = applicant.value;
    const values = { firstName, ...(reason === '' ? {} : { reason }) };
    await deps.sendMail(transaction, { template: 'applicationRefused', to: email, locale, values });
    return ok({ value: null, changes: [decisionOf(id, 'refuse', { status: 'refused' })] });
  });

async function lockUndecided(transaction: Database, id: number): Promise<Result<Applicant, ErrorCode>> {
  const applicant = await applicationRepository(transaction).lock(id);
  if (applicant === undefined) return fail('object_does_not_exist');
  return applicant.status === 'received' ? ok(applicant) : fail('action_is_not_possible_now');
}

async function createProviderOf(
  transaction: Database,
  { clock, publicUrl }: DecisionDeps,
  applicant: Applicant,
  hourlyRate: Cents,
): Promise<Result<{ readonly accountId: number; readonly passwordLink: string }, ErrorCode>> {
  const nowMs = clock.nowMs();
  const account = await createProviderAccount(transaction, applicant, { nowMs, publicUrl: publicUrl() });
  if (!account.ok) return account;
  const { currentLocation: address, latitude, longitude, travelKm, deviceId, phoneNumber } = applicant;
  const home = { address, latitude, longitude };
  const profile = { accountId: account.value.accountId, home, travelKm, deviceId, phoneNumber, hourlyRate };
  const created = await createProvider(transaction, profile, Math.floor(nowMs / 1000));
  return created.ok ? account : created;
}

const decisionOf = (
  id: number,
  action: 'approve' | 'refuse',
  after: AuditedChange['after'],
): AuditedChange => ({
  action,
  object: { kind: 'application', id },
  before: { status: 'received' },
  after,
});
