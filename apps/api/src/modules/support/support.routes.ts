import { askSupport } from '@repo/contracts/account/invite-and-support';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { NewSupportRequest } from './support-request.repository.ts';

type Ask = (request: NewSupportRequest) => Promise<Result<null, ErrorCode>>;

export function supportRoutes(app: FastifyInstance, ask: Ask): void {
  bindEndpoint(app, askSupport, async (call) => {
    const { subject, message, clientId, eventId } = call.body;
    const request = { subject, message, clientId, eventId: eventId ?? undefined };
    return orFail(await ask({ ...request, hostId: signedIn(call).accountId }));
  });
}
