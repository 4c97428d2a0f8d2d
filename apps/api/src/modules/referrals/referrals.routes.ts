import { referFriend } from '@repo/contracts/account/invite-and-support';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type Refer = (referrerId: number, friendEmail: string) => Promise<Result<null, ErrorCode>>;

export function referralRoutes(app: FastifyInstance, refer: Refer): void {
  bindEndpoint(app, referFriend, async (call) =>
    orFail(await refer(signedIn(call).accountId, call.body.email)),
  );
}
