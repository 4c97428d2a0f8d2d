import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notificationRepository } from './notification.repository.ts';
import type { UnseenCount } from './notification.repository.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { readNotifications } from './read-notifications.ts';
import type { ReadingDeps } from './read-notifications.ts';

export { notify } from './notify.ts';
export type { NewNotification, UnseenCount } from './notification.repository.ts';

const sweepEverySeconds = 86_400;
/** Longer than anything in the panel is of interest to anybody. */
const keptDays = 180;

/** The numbers on the bells of these. */
export const countUnseen = (
  database: Database,
  receiverIds: readonly number[],
): Promise<readonly UnseenCount[]> => notificationRepository(database).countUnseen(receiverIds);

/** What the bell of hosts and providers tells. */
export function notificationsModule(
  app: FastifyInstance,
  deps: ReadingDeps & { readonly jobs: Pick<Jobs, 'repeat'> },
): void {
  const repository = notificationRepository(deps.database);
  notificationsRoutes(app, {
    read: (reading) => readNotifications(deps, reading),
    countUnseen: async (receiverId) => {
      const [count] = await repository.countUnseen([receiverId]);
      return count?.unseen ?? 0;
    },
  });
  deps.jobs.repeat('sweep-notifications', sweepEverySeconds, () =>
    repository.sweep(new Date(deps.clock.nowMs() - keptDays * 86_400_000)),
  );
}
