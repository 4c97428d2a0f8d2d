import type { OperatedAccount } from '@repo/contracts/operator/accounts/operated-accounts';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { endAccess } from '../identity/identity.module.ts';
import { operatedAccountRepository } from './operated-account.repository.ts';

export type AccessChange = 'close' | 'reopen' | 'end sessions';

export type ChangedAccount = OperatedAccount & { readonly endedSessions: number };

/**
 * Closes or reopens an account, or only ends its sessions. Leaves bookings as they are and returns how many are open, for
 * the operator to decide about each.
 */
export const changeAccountAccess = (
  deps: AuditDeps,
  author: Author,
  accountId: number,
  action: AccessChange,
): Promise<Result<ChangedAccount, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const now = new Date(deps.clock.nowMs());
    const repository = operatedAccountRepository(transaction, now);
    const before = await repository.lock(accountId);
    if (before === undefined) return fail('object_does_not_exist');
    const isActive = action === 'end sessions' ? before.isActive : action === 'reopen';
    if (isActive !== before.isActive) await repository.setActive(accountId, isActive);
    const endedSessions = action === 'reopen' ? 0 : await endAccess(transaction, accountId, now);
    const openSessions = action === 'reopen' ? before.openSessions : 0;
    const change = {
      action,
      object: { kind: 'account', id: accountId },
      before: { isActive: before.isActive, openSessions: before.openSessions },
      after: { isActive, openSessions },
    };
    return ok({ value: { ...before, isActive, openSessions, endedSessions }, changes: [change] });
  });
