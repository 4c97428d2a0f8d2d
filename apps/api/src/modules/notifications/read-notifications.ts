import type { Deps } from '../../deps.ts';
import type { PushToReceivers } from '../../ports/push-to-receivers.ts';
import { notificationRepository } from './notification.repository.ts';
import type { NotificationRecord } from './notification.repository.ts';

export type ReadingDeps = Pick<Deps, 'database' | 'clock'> & { readonly pushToReceivers: PushToReceivers };

export type Reading = {
  readonly receiverId: number;
  readonly page: number | undefined;
  /** Only the receiver marks notifications as seen, not an operator who looks at them. */
  readonly isByReceiver: boolean;
};

export type ReadNotifications = {
  readonly notifications: readonly NotificationRecord[];
  readonly total: number;
};

/**
 * Returns notifications and marks them as seen, because the contract has no separate call for that. The reply still says
 * which were unseen.
 */
export async function readNotifications(
  { database, clock, pushToReceivers }: ReadingDeps,
  { receiverId, page, isByReceiver }: Reading,
): Promise<ReadNotifications> {
  const repository = notificationRepository(database);
  const notifications = await repository.list(receiverId, page);
  // A page beyond the last one has no row with the total.
  const total = notifications[0]?.total ?? (await repository.count(receiverId));
  const unseen = notifications.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  if (isByReceiver && unseen.length > 0) {
    const now = new Date(clock.nowMs());
    if (await repository.markSeen(receiverId, unseen, now)) pushToReceivers('seen', [receiverId]);
  }
  return { notifications, total };
}
