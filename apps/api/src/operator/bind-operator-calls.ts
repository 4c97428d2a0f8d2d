import type { FastifyInstance } from 'fastify';
import type { OperatorCall } from './operator-call.ts';
import { bindEndpoint, signedIn } from '../http/bind-endpoint.ts';
import { orFail } from '../http/or-fail.ts';

/** Makes routes of what operators can do; the account that signed in is the author of every change. */
export function bindOperatorCalls(app: FastifyInstance, calls: readonly OperatorCall[]): void {
  for (const { endpoint, answer } of calls)
    bindEndpoint(app, endpoint, async (call) =>
      orFail(await answer(call, { kind: 'operator', accountId: signedIn(call).accountId })),
    );
}
