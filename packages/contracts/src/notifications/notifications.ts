import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import type { NotificationType } from '@repo/domain/notification/notification-receivers';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { epochSeconds } from '../wire/times.ts';
import { userType, userTypeInText } from '../wire/user-type.ts';
import { getPreferences, savePreferences } from './preferences.ts';

const topic = 'Notifications';
const receiverParams = z.object({ receiverId: idInText, userType: userTypeInText });

const notificationTypes = {
  message: 'message',
  request: 'request',
  accepted: 'accepted',
  declined: 'declined',
  galleryReady: 'galleryReady',
  payout: 'payout',
  reviewDue: 'reviewDue',
  reviewed: 'reviewed',
  photosRemoved: 'photosRemoved',
} as const satisfies { readonly [Type in NotificationType]: Type };

/** `{product}Name` of the specs (S3§3, A-94). */
const providerName = `${brand.slug}Name` as const;

/** The receiver of a notification: the content of the push, and the key of the two calls here. */
export const notificationReceiver = z.object({ receiverId: id, userType });

/** An entry of the bell's panel (S2§3); each type has a text of its own. */
export const notification = notificationReceiver.extend({
  id,
  type: z.enum(notificationTypes),
  eventId: id,
  eventName: z.string(),
  hostName: z.string(),
  [providerName]: z.string(),
  profileImageUrl: z.string().nullable(),
  createdAt: epochSeconds,
  isSeen: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** The number on the bell. */
export const notificationCount = z.int().nonnegative();

export const getNotifications = defineEndpoint(
  'GET /api/v1/MessageBoard/GetNotification/:receiverId/:userType',
  {
    topic,
    summary: 'The notifications of a host or a provider, newest first',
    actors: capabilities.receiveNotifications,
    source: 'S2§7, A-69',
    ownership: { of: 'account', id: 'params.receiverId' },
    params: receiverParams,
    query: pageQuery,
    reply: z.array(notification),
    meta: pageTotal,
  },
);

export const getNotificationCount = defineEndpoint(
  'GET /api/v1/MessageBoard/GetUserNotificationCount/:receiverId/:userType',
  {
    topic,
    summary: 'How many notifications have not been seen',
    actors: capabilities.receiveNotifications,
    source: 'S2§7',
    ownership: { of: 'account', id: 'params.receiverId' },
    params: receiverParams,
    reply: notificationCount,
  },
);

export const notificationEndpoints = [
  getNotifications,
  getNotificationCount,
  getPreferences,
  savePreferences,
] as const satisfies readonly Endpoint[];
