import type { UserKind } from '../identity/user-kind.ts';

/** The types of notifications under the bell, and which side of an event receives them (S1§6, A-69). */
export const notificationReceivers = {
  message: ['host', 'provider'],
  request: ['provider'],
  accepted: ['host'],
  declined: ['host'],
  galleryReady: ['host'],
  payout: ['provider'],
  reviewDue: ['host'],
  reviewed: ['provider'],
  photosRemoved: ['provider'],
} as const satisfies Readonly<Record<string, readonly UserKind[]>>;

export type NotificationType = keyof typeof notificationReceivers;

/** Whether a kind of user receives a type of notification. */
export function isReceivedBy(type: NotificationType, kind: UserKind): boolean {
  const receivers: readonly UserKind[] = notificationReceivers[type];
  return receivers.includes(kind);
}
