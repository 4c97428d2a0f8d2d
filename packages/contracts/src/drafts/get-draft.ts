import { orderItemTypes } from '@repo/domain/cart/order-line';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { availableProvider } from '../matching/available-provider.ts';
import { dollars } from '../wire/amounts.ts';
import { id, idParams } from '../wire/ids.ts';
import { eventAdditions } from '../wire/event-fields.ts';
import { epochSeconds, eventDate } from '../wire/times.ts';

const agreedProvider = availableProvider.extend({
  OrderItemTypeId: z.literal(orderItemTypes.provider),
  SbuserId: id,
  Price: dollars,
  quantity: z.int().positive(),
});

const orderedRecapDetail = z.object({
  logoUrl: z.string().nullable(),
  musicFilePath: z.string().nullable(),
  music: z.string(),
  orientation: z.string(),
  reelType: z.string().nullable(),
});

const orderedRecap = z.object({
  orderItemTypeId: z.literal(orderItemTypes.recap),
  price: dollars,
  quantity: z.int().positive(),
  reelDetail: orderedRecapDetail,
});

/** The event of S1§3 "Saved draft event", with what the form needs to be filled in again. */
const savedDraftEvent = z.object({
  id,
  ...eventAdditions,
  postalCode: z.string(),
  eventName: z.string(),
  eventDate,
  EventStartTime: epochSeconds,
  sbStartTime: epochSeconds,
  duration: z.int(),
  eventLocation: z.object({ currentLocation: z.string(), latitude: z.number(), longitude: z.number() }),
  apartment: z.string(),
  EventTypeId: id,
  additionalNotes: z.string(),
  contactname: z.string(),
  phoneNumber: z.string(),
  isConsentForMarketing: z.boolean(),
  isGallerySharedPermission: z.boolean(),
  EventQuestionAnswers: z.array(z.object({ questionTypeId: z.int(), answer: z.string() })),
  Order: z.object({
    id: id.nullable(),
    orderItems: z.array(z.union([agreedProvider, orderedRecap])),
  }),
});

export const savedDraft = z.object({
  Event: savedDraftEvent,
  suggestedSBz: z.array(availableProvider),
});
export type SavedDraft = z.output<typeof savedDraft>;

export const getDraft = defineEndpoint('GET /api/v1/User/EventSetup/GetDraftEvent/:id', {
  topic: 'Drafts',
  summary: 'A draft with the providers suggested for it',
  actors: capabilities.submitDraft,
  source: 'S1§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: savedDraft,
});
