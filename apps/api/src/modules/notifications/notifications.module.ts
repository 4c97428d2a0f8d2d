import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { daysAgo } from '../../ports/clock.ts';
import { notificationRepository } from './notification.repository.ts';
import type { UnseenCount } from './notification.repository.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { readNotifications } from './read-notifications.ts';
import type { ReadingDeps } from './read-notifications.ts';

export { notify, settleNotification } from './notify.ts';
export type { NewNotification, UnseenCount } from './notification.repository.ts';

const keptDays = 180;

/** Counts the unseen notifications of each receiver. */
export const countUnseen = (
  database: Database,
  receiverIds: readonly number[],
): Promise<readonly UnseenCount[]> => notificationRepository(database).countUnseen(receiverIds);

/** The notifications of hosts and providers. */
export function notificationsModule(app: FastifyInstance, deps: ReadingDeps & Pick<Deps, 'jobs'>): void {
  const repository = notificationRepository(deps.database);
  notificationsRoutes(app, {
    read: (reading) => readNotifications(deps, reading),
    countUnseen: async (receiverId) => {
      const [count] = await repository.countUnseen([receiverId]);
      return count?.unseen ?? 0;
    },
  });
  deps.jobs.repeat('sweep-notifications', secondsPerDay, () =>
    repository.sweep(daysAgo(deps.clock, keptDays)),
  );
}
