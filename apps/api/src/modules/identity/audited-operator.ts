import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { normalizeEmail } from '@repo/domain/identity/email';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import { accountRepository } from './account.repository.ts';
import { createOperator } from './create-operator.ts';
import type { NewOperator } from './create-operator.ts';
import { passwordHashes } from './passwords/password-hashes.ts';
import { enrolSecondFactor } from './second-factor/enrol-second-factor.ts';
import type { SecondFactorEnrolment } from './second-factor/enrol-second-factor.ts';
import { sessionRepository } from './sessions/session.repository.ts';

type AuditedDeps = Pick<Deps, 'database' | 'clock' | 'secrets'>;
type Enrolled = Promise<Result<SecondFactorEnrolment, ErrorCode>>;

/** Creates an operator with a second factor, and a line in the audit log. */
export const auditedOperator = (deps: AuditedDeps, author: Author, operator: NewOperator): Enrolled =>
  auditedChange(deps, author, async (transaction) => {
    const tools = { ...deps, database: transaction, hashes: passwordHashes() };
    const created = await createOperator(tools, operator);
    if (!created.ok) return created;
    const enrolment = await enrolSecondFactor(tools, created.value);
    const object = { kind: 'operator', id: created.value.id };
    const after = { firstName: operator.firstName, lastName: operator.lastName };
    return ok({ value: enrolment, changes: [{ action: 'create', object, before: null, after }] });
  });

/** Gives an operator who lost the authenticator app a new second factor, and ends all sessions of the account. */
export const resetSecondFactor = (deps: AuditedDeps, author: Author, email: string): Enrolled =>
  auditedChange(deps, author, async (transaction) => {
    const account = await accountRepository(transaction).findForLogin(normalizeEmail(email.trim()), 'host');
    if (account === undefined || userKindOf(account.userTypeId) !== 'operator')
      return fail('object_does_not_exist');
    const now = new Date(deps.clock.nowMs());
    const enrolment = await enrolSecondFactor({ ...deps, database: transaction }, account);
    await sessionRepository(transaction).endAll(account.id, undefined, now);
    const object = { kind: 'operator', id: account.id };
    const after = { secondFactorSince: now.toISOString() };
    const change = { action: 'reset second factor', object, before: null, after };
    return ok({ value: enrolment, changes: [change] });
  });
