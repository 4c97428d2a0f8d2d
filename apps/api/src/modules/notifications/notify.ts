import type { Database } from '../../database/schema.ts';
import { notificationRepository } from './notification.repository.ts';
import type { NewNotification } from './notification.repository.ts';

/**
 * Puts an entry into somebody's panel, within the transaction of what it tells of; once, however often it is told.
 * Whoever commits that transaction says so to `tellReceivers`.
 */
export const notify = (transaction: Database, notification: NewNotification, nowMs: number): Promise<void> =>
  notificationRepository(transaction).add(notification, new Date(nowMs));
