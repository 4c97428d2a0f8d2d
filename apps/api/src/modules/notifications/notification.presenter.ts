import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import type { NotificationRecord } from './notification.repository.ts';

/** An entry of the bell's panel (O-R11). */
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
  createdAt: Math.floor(record.createdAt.getTime() / 1000),
  isSeen: record.seenAt !== null,
});

/** Who is asked learns the whole name with the job, and not before (S-R02). */
const hostNameOf = ({ type, hostFirstName, hostLastName }: NotificationRecord): string =>
  type === 'request' ? hostFirstName : `${hostFirstName} ${hostLastName}`.trim();
