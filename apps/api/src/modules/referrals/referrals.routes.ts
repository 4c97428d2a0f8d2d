import { listReferrals, referFriend } from '@repo/contracts/account/invite-and-support';
import type { ReferralOnWire } from '@repo/contracts/account/invite-and-support';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answerPage } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type Referrals = {
  readonly refer: (referrerId: number, friendEmail: string) => Promise<Result<null, ErrorCode>>;
  readonly list: (referrerId: number, page: number | undefined) => Promise<Paged<ReferralOnWire>>;
};

export function referralRoutes(app: FastifyInstance, { refer, list }: Referrals): void {
  bindEndpoint(app, referFriend, async (call) =>
    orFail(await refer(signedIn(call).accountId, call.body.email)),
  );
  bindEndpoint(app, listReferrals, async ({ params, query }) =>
    answerPage(await list(params.userId, query.page)),
  );
}
