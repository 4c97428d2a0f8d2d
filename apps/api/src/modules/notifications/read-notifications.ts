import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TellReceivers } from '../../ports/tell-receivers.ts';
import { notificationRepository } from './notification.repository.ts';
import type { NotificationRecord } from './notification.repository.ts';

export type ReadingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly tellReceivers: TellReceivers;
};

export type Reading = {
  readonly receiverId: number;
  readonly page: number | undefined;
  /** Whoever only looks on, such as an operator, leaves everything as new as it was. */
  readonly isByReceiver: boolean;
};

export type ReadNotifications = {
  readonly notifications: readonly NotificationRecord[];
  readonly total: number;
};

/**
 * What a receiver has read is seen from then on: the contract has no call of its own to say so, and the number on the
 * bell has to come down again. The answer still says what was new in it.
 */
export async function readNotifications(
  { database, clock, tellReceivers }: ReadingDeps,
  { receiverId, page, isByReceiver }: Reading,
): Promise<ReadNotifications> {
  const repository = notificationRepository(database);
  const notifications = await repository.list(receiverId, page);
  // A page behind the last one has no row to say it.
  const total = notifications[0]?.total ?? (await repository.count(receiverId));
  const unseen = notifications.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  if (isByReceiver && unseen.length > 0) {
    const now = new Date(clock.nowMs());
    if (await repository.markSeen(receiverId, unseen, now)) tellReceivers('seen', [receiverId]);
  }
  return { notifications, total };
}
