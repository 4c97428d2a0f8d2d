import type { Database } from '../../database/schema.ts';
import { notificationRepository } from './notification.repository.ts';
import type { NewNotification } from './notification.repository.ts';

/**
 * Adds a notification in the caller's transaction; ignores a duplicate. The caller announces it by `tellReceivers` after
 * the commit.
 */
export const notify = (transaction: Database, notification: NewNotification, nowMs: number): Promise<void> =>
  notificationRepository(transaction).add(notification, new Date(nowMs));
