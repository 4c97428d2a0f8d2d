import { listAddressCollisions } from '@repo/contracts/operator/accounts/address-collisions';
import {
  closeAccount,
  endAccountSessions,
  findAccounts,
  reopenAccount,
} from '@repo/contracts/operator/accounts/operated-accounts';
import { screenLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { presentAccountInfo } from './account.presenter.ts';
import { accountInfoRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { findAddressCollisions } from './address-collision.repository.ts';
import { changeAccountAccess } from './change-account-access.ts';
import { operatedAccountRepository } from './operated-account.repository.ts';
import { savePreferences } from './save-preferences.ts';
import { updateAccount } from './update-account.ts';

/** The host's page My Account (S2§3), and the mail preferences of hosts and providers. */
export function accountModule(app: FastifyInstance, deps: Pick<Deps, 'database' | 'clock'>): void {
  const accounts = accountInfoRepository(deps.database);
  accountRoutes(app, {
    read: async (id) => {
      const record = await accounts.read(id);
      return record === undefined ? fail('object_does_not_exist') : ok(presentAccountInfo(record));
    },
    update: (id, change) => updateAccount(deps, id, change),
    readPreferences: (id) => accounts.readPreferences(id),
    savePreferences: (id, change) => savePreferences(deps, id, change),
  });
}

/** The operators' calls on the accounts of users. */
export const accountOperations = (deps: AuditDeps): readonly OperatorCall[] => [
  operatorCall(findAccounts, async ({ body }) => {
    const now = new Date(deps.clock.nowMs());
    return ok([...(await operatedAccountRepository(deps.database, now).listByEmail(body.email))]);
  }),
  operatorCall(closeAccount, ({ params }, author) =>
    changeAccountAccess(deps, author, params.accountId, 'close'),
  ),
  operatorCall(reopenAccount, ({ params }, author) =>
    changeAccountAccess(deps, author, params.accountId, 'reopen'),
  ),
  operatorCall(endAccountSessions, ({ params }, author) =>
    changeAccountAccess(deps, author, params.accountId, 'end sessions'),
  ),
  operatorCall(listAddressCollisions, async () =>
    ok([...(await findAddressCollisions(deps.database, screenLimits.unpagedItems))]),
  ),
];
