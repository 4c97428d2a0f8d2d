import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { bookingLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { eventIdParams, id } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';

/** A provider who has agreed with the team need not be asked again. */
const suggestedProvider = z.object({ id, isAgreed: z.boolean() });

export const openDraft = z.object({
  id,
  publicId: z.string(),
  eventName: z.string(),
  eventDate,
  sbStartTime: epochSeconds,
  duration: z.int(),
  currentLocation: z.string(),
  postalCode: z.string(),
  hostId: id,
  hostName: z.string(),
  hostEmail: z.string(),
  answerUntil: epochSeconds,
  /** Seconds left of the promised 24 hours; negative when they are over. */
  secondsLeft: z.int(),
  providers: z.array(suggestedProvider.extend({ name: z.string() })),
});
export type OpenDraft = z.output<typeof openDraft>;

export const listDrafts = defineEndpoint('GET /api/v1/operator/drafts', {
  ...operatorCall,
  summary: 'Drafts of hosts: those without an answer first, the most urgent before the others',
  query: pageQuery,
  reply: z.array(openDraft),
  meta: pageTotal,
});

export const suggestProviders = defineEndpoint('PUT /api/v1/operator/drafts/:eventId/providers', {
  ...operatorCall,
  summary: 'Suggest providers for a draft instead of the earlier suggestions',
  params: eventIdParams,
  body: anyCasing(
    z.object({
      providers: z
        .array(suggestedProvider)
        .min(1)
        .max(bookingLimits.suggestionsPerDraft)
        .refine((all) => new Set(all.map((each) => each.id)).size === all.length, { error: 'invalid_input' }),
    }),
  ),
  errors: [brandedCodes.noProviderAvailable],
  success: 'updated_successfully',
  reply: z.null(),
});
