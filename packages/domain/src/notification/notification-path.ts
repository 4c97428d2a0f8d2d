import type { UserKind } from '../identity/user-kind.ts';
import { eventTabPath, hostTabPath, providerPagePath } from '../site/dashboard-address.ts';
import { homePathOf } from '../site/page-redirect.ts';
import type { NotificationType } from './notification-receivers.ts';

const hostPaths: Partial<Record<NotificationType, (eventId: number) => string>> = {
  message: (eventId) => eventTabPath(eventId, 'MessageBoard'),
  accepted: () => hostTabPath('MyEvents'),
  declined: () => hostTabPath('MyEvents'),
  galleryReady: (eventId) => eventTabPath(eventId, 'Gallery'),
  reviewDue: (eventId) => eventTabPath(eventId, 'Review'),
};

const providerPaths: Partial<Record<NotificationType, string>> = {
  message: providerPagePath('MessageBoard'),
  request: providerPagePath('EventRequests'),
  payout: providerPagePath('MyEvents'),
  reviewed: providerPagePath('MyPortfolio'),
};

/** Returns the page that a notification is about; the dashboard for a type that the receiver does not get. */
export function notificationPath(type: NotificationType, kind: UserKind, eventId: number): string {
  const path = kind === 'provider' ? providerPaths[type] : hostPaths[type]?.(eventId);
  return path ?? homePathOf(kind);
}
