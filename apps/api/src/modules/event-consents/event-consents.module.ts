import { changeEventConsents as changeEndpoint } from '@repo/contracts/events/event-consents';
import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { changeEventConsents } from './change-event-consents.ts';

/** What a host agrees to for an event, after the booking. */
export function eventConsentsModule(app: FastifyInstance, deps: BookingDeps): void {
  bindEndpoint(app, changeEndpoint, async ({ params, body, ...call }) =>
    orFail(await changeEventConsents(deps, signedIn(call).accountId, params.eventId, body)),
  );
}
