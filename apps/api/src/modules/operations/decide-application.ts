import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { Cents } from '@repo/domain/money/cents';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import type { ApplicationOffice } from '../applications/applications.module.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { settingsIn } from '../settings/settings.module.ts';

const kind = 'application';
const before = { status: 'received' };

type Deps = AuditDeps & { readonly applications: ApplicationOffice };

/** Makes a provider of an applicant, with the rate given or the one that is set for everybody. */
export const approveApplication = (
  deps: Deps,
  author: Author,
  id: number,
  givenRate: Cents | undefined,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const hourlyRate = givenRate ?? (await settingsIn(transaction)).defaultHourlyRate;
    const approved = await deps.applications.approve(transaction, id, hourlyRate);
    if (!approved.ok) return approved;
    const after = { status: 'approved', hourlyRate: dollarsOf(hourlyRate) };
    return ok({ value: null, changes: [{ action: 'approve', object: { kind, id }, before, after }] });
  });

/** The reason stays with the application, whose person may ask for it to be deleted, and out of the log. */
export const refuseApplication = (
  deps: Deps,
  author: Author,
  id: number,
  reason: string,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const refused = await deps.applications.refuse(transaction, id, reason);
    if (!refused.ok) return refused;
    const after = { status: 'refused' };
    return ok({ value: null, changes: [{ action: 'refuse', object: { kind, id }, before, after }] });
  });
