import type { FastifyInstance } from 'fastify';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { askSupport } from './ask-support.ts';
import type { AskDeps } from './ask-support.ts';
import { answerSupportRequest, closeSupportRequest } from './end-support-request.ts';
import type { SupportOperationDeps } from './end-support-request.ts';
import { presentSupportRequest } from './support-request.presenter.ts';
import { supportRequestRepository } from './support-request.repository.ts';
import { supportCalls, supportRoutes } from './support.routes.ts';

/** Lets hosts write to the team. */
export function supportModule(app: FastifyInstance, deps: AskDeps): void {
  supportRoutes(app, (request) => askSupport(deps, request));
}

/** The operators' calls on what hosts have written. */
export const supportOperations = (deps: SupportOperationDeps): readonly OperatorCall[] =>
  supportCalls({
    list: async (filter) => {
      const { items, total } = await supportRequestRepository(deps.database).list(filter);
      return { items: items.map(presentSupportRequest), total };
    },
    answer: (author, id, answer) => answerSupportRequest(deps, author, id, answer),
    close: (author, id) => closeSupportRequest(deps, author, id),
  });
