import {
  answerSupportRequest as answerEndpoint,
  closeSupportRequest as closeEndpoint,
  listSupportRequests,
} from '@repo/contracts/operator/support-requests';
import { ok } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { askSupport } from './ask-support.ts';
import type { AskDeps } from './ask-support.ts';
import { answerSupportRequest, closeSupportRequest } from './end-support-request.ts';
import type { SupportOperationDeps } from './end-support-request.ts';
import { presentSupportRequest } from './support-request.presenter.ts';
import { supportRequestRepository } from './support-request.repository.ts';
import { supportRoutes } from './support.routes.ts';

/** Lets hosts write to the team. */
export function supportModule(app: FastifyInstance, deps: AskDeps): void {
  supportRoutes(app, (request) => askSupport(deps, request));
}

/** The operators' calls on what hosts have written. */
export const supportOperations = (deps: SupportOperationDeps): readonly OperatorCall[] => [
  operatorCall(listSupportRequests, async ({ query }) => {
    const { items, total } = await supportRequestRepository(deps.database).list(query);
    return ok(answerPage({ items: items.map(presentSupportRequest), total }));
  }),
  operatorCall(answerEndpoint, ({ params, body }, author) =>
    answerSupportRequest(deps, author, params.requestId, body.answer),
  ),
  operatorCall(closeEndpoint, ({ params }, author) => closeSupportRequest(deps, author, params.requestId)),
];
