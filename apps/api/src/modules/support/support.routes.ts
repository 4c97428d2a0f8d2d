import { askSupport } from '@repo/contracts/account/invite-and-support';
import {
  answerSupportRequest,
  closeSupportRequest,
  listSupportRequests,
} from '@repo/contracts/operator/support-requests';
import type { ListedSupportRequest } from '@repo/contracts/operator/support-requests';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answerPage } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { NewSupportRequest, SupportFilter } from './support-request.repository.ts';

type Ask = (request: NewSupportRequest) => Promise<Result<null, ErrorCode>>;

export function supportRoutes(app: FastifyInstance, ask: Ask): void {
  bindEndpoint(app, askSupport, async (call) => {
    const { subject, message, clientId, eventId } = call.body;
    const request = { subject, message, clientId, eventId: eventId ?? undefined };
    return orFail(await ask({ ...request, hostId: signedIn(call).accountId }));
  });
}

type SupportCommands = {
  readonly list: (filter: SupportFilter) => Promise<Paged<ListedSupportRequest>>;
  readonly answer: (author: Author, id: number, answer: string) => Promise<Result<null, ErrorCode>>;
  readonly close: (author: Author, id: number) => Promise<Result<null, ErrorCode>>;
};

export const supportCalls = ({ list, answer, close }: SupportCommands): readonly OperatorCall[] => [
  operatorCall(listSupportRequests, async ({ query }) => ok(answerPage(await list(query)))),
  operatorCall(answerSupportRequest, ({ params, body }, author) =>
    answer(author, params.requestId, body.answer),
  ),
  operatorCall(closeSupportRequest, ({ params }, author) => close(author, params.requestId)),
];
