import type { Database } from '../../database/schema.ts';
import { notificationRepository } from './notification.repository.ts';
import type { NewNotification } from './notification.repository.ts';

/**
 * Adds a notification in the caller's transaction; ignores a duplicate. The caller announces it by `pushToReceivers` after
 * the commit.
 */
export const notify = (transaction: Database, notification: NewNotification, nowMs: number): Promise<void> =>
  notificationRepository(transaction).add(notification, new Date(nowMs));

/** Marks a notification as seen whose receiver has answered what it told. The caller announces it like a new one. */
export const settleNotification = (
  transaction: Database,
  notification: Pick<NewNotification, 'receiverId' | 'type' | 'about'>,
  nowMs: number,
): Promise<void> => notificationRepository(transaction).markSeenAbout(notification, new Date(nowMs));
