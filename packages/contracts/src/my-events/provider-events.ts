import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import type { ProviderList } from '@repo/domain/order/event-lists';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
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
import { epochSeconds } from '../wire/times.ts';

const topic = 'My events';

const providerLists = {
  upcoming: 'upcoming',
  completed: 'completed',
} as const satisfies { readonly [List in ProviderList]: List };

/** An event in My events (S3§3); missing fields are null. */
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
  /** The provider's own line; `quantity` is its hours, extensions included. */
  order: z.object({ orderItems: z.array(z.object({ checkedStatus, quantity: z.int().nonnegative() })) }),
  /** When the provider checked in and out; null before that. */
  checkedInAt: epochSeconds.nullable(),
  checkedOutAt: epochSeconds.nullable(),
  /** What the provider earns: hours by rate, extensions included, before tips, fees and tax. */
  payEstimate: dollars,
});
export type ProviderEvent = z.output<typeof providerEvent>;

/** A row of the EVENT DETAILS modal (S3§3). */
export const eventDetailRow = z.object({
  questionType: z.object({ description: z.string() }),
  answer: z.string(),
});
export type EventDetailRow = z.output<typeof eventDetailRow>;

/** An id that a client makes up for one action, so that the action is done once however often it is sent. */
const clientId = z.string().regex(/^[\w-]{1,64}$/);

/**
 * Event and provider identify the order item, whose id the list does not contain (S3§3). The path repeats the event.
 * An offline check says when it happened; without `at` it happens now.
 */
export const checkStatusUpdate = z.object({
  id: id.optional(),
  sbUserId: id,
  checkedStatus: askedCheckedStatus,
  clientId: clientId.optional(),
  at: epochSeconds.optional(),
});
export type CheckStatusUpdate = z.input<typeof checkStatusUpdate>;

export const getProviderEvents = defineEndpoint(`GET /api/v1/${brand.slug}/Event/SBMyEvents/:sbUserId/:tab`, {
  topic,
  summary: 'The accepted events of a provider, upcoming or completed',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7, A-81',
  ownership: { of: 'account', id: 'params.sbUserId' },
  params: z.object({ sbUserId: idInText, tab: tabInPath(z.enum(providerLists)) }),
  /** `event` asks for one event, which the list returns if it has it. */
  query: pageQuery.extend({ event: idInText.optional() }),
  reply: z.array(providerEvent),
  meta: pageTotal,
});

/**
 * The message of a success is `successfully_checked_in` or `successfully_checked_out`, as the body says. A repeated
 * `clientId` gets the first answer again.
 */
export const updateCheckStatus = defineEndpoint(`PUT /api/v1/${brand.slug}/Event/UpdateCheckStatus/:id`, {
  topic,
  summary: 'Check in at an event, or out of it',
  actors: capabilities.checkInAndOut,
  source: 'S3§7, A-29, A-107',
  ownership: [
    { of: 'event', id: 'params.id' },
    { of: 'event', id: 'body.id' },
    { of: 'account', id: 'body.sbUserId' },
  ],
  params: idParams,
  body: anyCasing(checkStatusUpdate),
  errors: [
    brandedCodes.actionAlreadyPerformed,
    'check_is_before_the_event',
    'check_is_in_the_future',
    'check_out_is_before_check_in',
  ],
  reply: z.object({ id, checkedStatus, at: epochSeconds }),
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
