import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import type { ProviderList } from '@repo/domain/order/event-lists';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import {
  askedCheckedStatus,
  checkedStatus,
  eventOfProvider,
  hostOfEvent,
  reelStatus,
  tabInPath,
} from '../wire/provider-event.ts';

const topic = 'My events';

const providerLists = {
  upcoming: 'upcoming',
  completed: 'completed',
} as const satisfies { readonly [List in ProviderList]: List };

/** An event in My events (S3§3); what the host left out is null. */
export const providerEvent = eventOfProvider.extend({
  user: hostOfEvent,
  /** The shot list, separated by commas (S3§2). */
  shortList: z.string(),
  isGallerySharedPermission: z.boolean(),
  contactName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isReelExist: z.boolean(),
  reelStatus: reelStatus.nullable(),
  isDownloadable: z.boolean(),
  /** The provider's own line; `quantity` is its hours. */
  order: z.object({ orderItems: z.array(z.object({ checkedStatus, quantity: z.int().nonnegative() })) }),
});
export type ProviderEvent = z.output<typeof providerEvent>;

/** A row of the EVENT DETAILS modal (S3§3). */
export const eventDetailRow = z.object({
  questionType: z.object({ description: z.string() }),
  answer: z.string(),
});
export type EventDetailRow = z.output<typeof eventDetailRow>;

/**
 * The event and the provider together name the order item: the list of events carries no id of it (S3§3). The
 * path names the event once more.
 */
export const checkStatusUpdate = z.object({
  id: id.optional(),
  sbUserId: id,
  checkedStatus: askedCheckedStatus,
});
export type CheckStatusUpdate = z.input<typeof checkStatusUpdate>;

export const getProviderEvents = defineEndpoint(`GET /api/v1/${brand.slug}/Event/SBMyEvents/:sbUserId/:tab`, {
  topic,
  summary: 'The accepted events of a provider, upcoming or completed',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7, A-81',
  ownership: { of: 'account', id: 'params.sbUserId' },
  params: z.object({ sbUserId: idInText, tab: tabInPath(z.enum(providerLists)) }),
  query: pageQuery,
  reply: z.array(providerEvent),
  beside: pageTotal,
});

/** The message of a success is `successfully_checked_in` or `successfully_checked_out`, as the body says. */
export const updateCheckStatus = defineEndpoint(`PUT /api/v1/${brand.slug}/Event/UpdateCheckStatus/:id`, {
  topic,
  summary: 'Check in at an event, or out of it',
  actors: capabilities.checkInAndOut,
  source: 'S3§7, A-29',
  ownership: [
    { of: 'event', id: 'params.id' },
    { of: 'event', id: 'body.id' },
    { of: 'account', id: 'body.sbUserId' },
  ],
  params: idParams,
  body: anyCasing(checkStatusUpdate),
  errors: [brandedCodes.actionAlreadyPerformed],
  reply: z.object({ id, checkedStatus }),
});

/** An empty list is shown as "No Detail Exists ..." (S3§2). */
export const getEventDetails = defineEndpoint(`GET /api/v1/${brand.slug}/Event/GetEventDetailByEventId/:id`, {
  topic,
  summary: "The host's answers to the questions about an event",
  actors: capabilities.openProviderDashboard,
  source: 'S3§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: z.array(eventDetailRow),
});

export const providerEventEndpoints = [
  getProviderEvents,
  updateCheckStatus,
  getEventDetails,
] as const satisfies readonly Endpoint[];
