import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import { requestStates } from '@repo/domain/machine/request-machine';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { eventOfProvider, hostOfEvent } from '../wire/provider-event.ts';
import { notRead } from '../wire/sent-event.ts';
import { longText } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';

const topic = 'Event requests';

/** A request in the list (S3§2). Before the answer a provider sees only the host's first name. */
export const eventRequest = eventOfProvider.extend({
  user: hostOfEvent.pick({ firstName: true }),
  /** When an unanswered request expires. */
  deadline: epochSeconds,
  /** What the provider earns: hours by rate, before fees and tax. */
  payEstimate: dollars,
  /** Kilometres from the provider's own home to the event, with one decimal; null when unknown. */
  distance: z.number().nonnegative().nullable(),
});
export type EventRequest = z.output<typeof eventRequest>;

/**
 * Accepts or declines (S3§3); `Id` repeats the provider. A decline without a reason passes this schema;
 * `answerRequest` rejects it with 'reason_required'.
 */
export const eventRequestAnswer = z.object({
  Id: id.optional(),
  EventId: id,
  UserName: notRead,
  isActive: z.boolean(),
  reason: longText.nullish(),
});
export type EventRequestAnswer = z.input<typeof eventRequestAnswer>;

export const getEventRequests = defineEndpoint(`GET /api/v1/${brand.slug}/Event/:id`, {
  topic,
  summary: 'The open requests to a provider, newest first',
  actors: capabilities.answerRequests,
  source: 'S3§7, A-17',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  query: pageQuery,
  reply: z.array(eventRequest),
  meta: pageTotal,
});

export const getRequestState = defineEndpoint(`GET /api/v1/${brand.slug}/Event/:id/Request/:eventId`, {
  topic,
  summary: 'What became of a request to a provider',
  actors: capabilities.answerRequests,
  source: 'A-103',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'request', id: 'params.eventId' },
  ],
  params: z.object({ id: idInText, eventId: idInText }),
  reply: z.object({ state: z.enum(requestStates), eventName: z.string() }),
});

/** The message of a success is `event_request_accepted` or `event_request_declined`, as the body says. */
export const answerEventRequest = defineEndpoint(`PUT /api/v1/${brand.slug}/Event/:id`, {
  topic,
  summary: 'Accept or decline a request',
  actors: capabilities.answerRequests,
  source: 'S3§7, A-17',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'body.Id' },
    { of: 'request', id: 'body.EventId' },
  ],
  params: idParams,
  body: anyCasing(eventRequestAnswer),
  errors: [
    'reason_required',
    'event_request_has_expired',
    'event_already_booked',
    brandedCodes.actionAlreadyPerformed,
  ],
  reply: z.null(),
});

export const requestEndpoints = [
  getEventRequests,
  getRequestState,
  answerEventRequest,
] as const satisfies readonly Endpoint[];
