import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { eventOfProvider, hostOfEvent } from '../wire/provider-event.ts';
import { notRead } from '../wire/sent-event.ts';
import { longText } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';

const topic = 'Event requests';

/**
 * A request as its accordion shows it (S3§2): before the answer a provider learns the host's first name only.
 */
export const eventRequest = eventOfProvider.extend({
  user: hostOfEvent.pick({ firstName: true }),
  /** Silence until then expires the request. */
  deadline: epochSeconds,
});
export type EventRequest = z.output<typeof eventRequest>;

/**
 * Accepts or declines (S3§3); `Id` is the provider once more. A decline without a reason is refused by the
 * rule, not by this schema, for the rule has a text of its own for it.
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
  beside: pageTotal,
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
    { of: 'event', id: 'body.EventId' },
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

export const requestEndpoints = [getEventRequests, answerEventRequest] as const satisfies readonly Endpoint[];
