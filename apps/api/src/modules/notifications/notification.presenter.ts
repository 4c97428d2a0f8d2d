import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { NotificationRecord } from './notification.repository.ts';

/** Presents an entry of the notification panel (O-R11). */
export const presentNotification = (
  record: NotificationRecord,
  photoAddressOf: (name: string) => string,
): Notification => ({
  id: record.id,
  type: record.type,
  eventId: record.eventId,
  eventName: record.eventName,
  hostName: hostNameOf(record),
  [`${brand.slug}Name` as const]: record.providerName,
  profileImageUrl: record.photoName === null ? null : photoAddressOf(record.photoName),
  receiverId: record.receiverId,
  userType: record.receiverType,
  createdAt: secondsOf(record.createdAt),
  isSeen: record.seenAt !== null,
});

/** Returns the host's first name for a request, and the full name after it was accepted (S-R02). */
const hostNameOf = ({ type, hostFirstName, hostLastName }: NotificationRecord): string =>
  type === 'request' ? hostFirstName : `${hostFirstName} ${hostLastName}`.trim();
