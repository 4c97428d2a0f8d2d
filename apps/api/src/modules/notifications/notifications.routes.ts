import { getNotificationCount, getNotifications } from '@repo/contracts/notifications/notifications';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import { presentNotification } from './notification.presenter.ts';
import type { ReadNotifications, Reading } from './read-notifications.ts';

type Calls = {
  readonly read: (reading: Reading) => Promise<ReadNotifications>;
  readonly countUnseen: (receiverId: number) => Promise<number>;
};

/** Ignores the user type in the paths, because a receiver id belongs to one account. */
export function notificationsRoutes(app: FastifyInstance, { read, countUnseen }: Calls): void {
  bindEndpoint(app, getNotifications, async (call) => {
    const { receiverId } = call.params;
    const isByReceiver = signedIn(call).accountId === receiverId;
    const { notifications, total } = await read({ receiverId, page: call.query.page, isByReceiver });
    const photoAddressOf = (name: string): string => publicPathOf('portfolio', name);
    const items = notifications.map((record) => presentNotification(record, photoAddressOf));
    return answerPage({ items, total });
  });
  bindEndpoint(app, getNotificationCount, ({ params }) => countUnseen(params.receiverId));
}
