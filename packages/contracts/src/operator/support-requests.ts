import { supportStates } from '@repo/domain/account/support-machine';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { filledText } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';

const supportState = z.enum(supportStates);

export const listedSupportRequest = z.object({
  id,
  state: supportState,
  subject: z.string(),
  message: z.string(),
  hostId: id,
  hostName: z.string(),
  hostEmail: z.string(),
  /** The public id of the event that the request is about. */
  eventId: z.string().nullable(),
  sentAt: epochSeconds,
  answer: z.string().nullable(),
  answeredAt: epochSeconds.nullable(),
  closedAt: epochSeconds.nullable(),
});
export type ListedSupportRequest = z.output<typeof listedSupportRequest>;

const params = z.object({ requestId: idInText });

export const listSupportRequests = defineEndpoint('GET /api/v1/operator/support-requests', {
  ...operatorCall,
  summary: 'What hosts have written to the team: open requests first, the oldest before the others',
  query: pageQuery.extend({ state: supportState.optional() }),
  reply: z.array(listedSupportRequest),
  meta: pageTotal,
});

export const answerSupportRequest = defineEndpoint(
  'POST /api/v1/operator/support-requests/:requestId/answer',
  {
    ...operatorCall,
    summary: 'Answer an open support request; the host gets the answer by email',
    params,
    body: anyCasing(z.object({ answer: filledText(textLimits.longText) })),
    errors: ['action_is_not_possible_now'],
    success: 'updated_successfully',
    reply: z.null(),
  },
);

export const closeSupportRequest = defineEndpoint('POST /api/v1/operator/support-requests/:requestId/close', {
  ...operatorCall,
  summary: 'Close a support request, answered or not; the host gets no email',
  params,
  errors: ['action_is_not_possible_now'],
  success: 'updated_successfully',
  reply: z.null(),
});
