import { fail, ok } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { presentAccountInfo } from './account.presenter.ts';
import { accountInfoRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { updateAccount } from './update-account.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** My Account of a host (S2§3). */
export function accountModule(app: FastifyInstance, deps: Deps): void {
  const accounts = accountInfoRepository(deps.database);
  accountRoutes(app, {
    read: async (id) => {
      const record = await accounts.read(id);
      return record === undefined ? fail('object_does_not_exist') : ok(presentAccountInfo(record));
    },
    update: (id, change) => updateAccount(deps, id, change),
  });
}
