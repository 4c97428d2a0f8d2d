import type { UserKind } from '../identity/user-kind.ts';
import {
  eventTabPath,
  hostEventPath,
  providerEventPath,
  providerPagePath,
} from '../site/dashboard-address.ts';
import { homePathOf } from '../site/page-redirect.ts';
import type { NotificationType } from './notification-receivers.ts';

type Paths = Partial<Record<NotificationType, (eventId: number) => string>>;

const hostPaths: Paths = {
  message: (eventId) => eventTabPath(eventId, 'MessageBoard'),
  accepted: hostEventPath,
  declined: hostEventPath,
  galleryReady: (eventId) => eventTabPath(eventId, 'Gallery'),
  reviewDue: (eventId) => eventTabPath(eventId, 'Review'),
};

const providerPaths: Paths = {
  message: () => providerPagePath('MessageBoard'),
  request: (eventId) => providerEventPath('EventRequests', eventId),
  payout: (eventId) => providerEventPath('MyEvents', eventId),
  reviewed: () => providerPagePath('MyPortfolio'),
  photosRemoved: () => providerPagePath('MyPortfolio'),
};

/** Returns the page that a notification is about; the dashboard for a type that the receiver does not get. */
export function notificationPath(type: NotificationType, kind: UserKind, eventId: number): string {
  const pathOf = (kind === 'provider' ? providerPaths : hostPaths)[type];
  return pathOf?.(eventId) ?? homePathOf(kind);
}
