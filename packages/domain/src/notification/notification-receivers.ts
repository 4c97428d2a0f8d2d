import type { UserKind } from '../identity/user-kind.ts';

/** What the bell tells of, and which side of an event hears it (S1§6, A-69). */
export const notificationReceivers = {
  message: ['host', 'provider'],
  request: ['provider'],
  accepted: ['host'],
  declined: ['host'],
  galleryReady: ['host'],
  payout: ['provider'],
} as const satisfies Readonly<Record<string, readonly UserKind[]>>;

export type NotificationType = keyof typeof notificationReceivers;

/** Whether a notification of a type can be meant for a kind of user. */
export function isReceivedBy(type: NotificationType, kind: UserKind): boolean {
  const receivers: readonly UserKind[] = notificationReceivers[type];
  return receivers.includes(kind);
}
