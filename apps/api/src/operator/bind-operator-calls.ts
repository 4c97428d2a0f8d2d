import type { FastifyInstance } from 'fastify';
import type { OperatorCall } from './operator-call.ts';
import { bindEndpoint, signedIn } from '../http/bind-endpoint.ts';
import { orFail } from '../http/or-fail.ts';

/** Registers the operator calls as routes; the signed-in account becomes the author of their changes. */
export function bindOperatorCalls(app: FastifyInstance, calls: readonly OperatorCall[]): void {
  for (const { endpoint, answer } of calls)
    bindEndpoint(app, endpoint, async (call) =>
      orFail(await answer(call, { kind: 'operator', accountId: signedIn(call).accountId })),
    );
}
