import { getAccount, updateAccount as updateEndpoint } from '@repo/contracts/account/account-info';
import { getPreferences, savePreferences } from '@repo/contracts/notifications/preferences';
import type { Preferences } from '@repo/contracts/notifications/preferences';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { CallReply } from '@repo/contracts/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type AccountCalls = {
  readonly read: (id: number) => Promise<Result<CallReply<typeof getAccount.key>, ErrorCode>>;
  readonly update: (
    id: number,
    change: Call<typeof updateEndpoint>['body'],
  ) => Promise<Result<null, ErrorCode>>;
  readonly readPreferences: (id: number) => Promise<Preferences>;
  readonly savePreferences: (id: number, change: Call<typeof savePreferences>['body']) => Promise<void>;
};

export function accountRoutes(app: FastifyInstance, calls: AccountCalls): void {
  const { read, update } = calls;
  bindEndpoint(app, getAccount, async ({ params }) => orFail(await read(params.id)));
  bindEndpoint(app, updateEndpoint, async (call) =>
    orFail(await update(signedIn(call).accountId, call.body)),
  );
  bindEndpoint(app, getPreferences, (call) => calls.readPreferences(signedIn(call).accountId));
  bindEndpoint(app, savePreferences, async (call) => {
    await calls.savePreferences(signedIn(call).accountId, call.body);
    return null;
  });
}
