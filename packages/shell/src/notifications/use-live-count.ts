import type { Authority } from '@repo/api-client/create-call';
import type { LiveConnection } from '@repo/api-client/hub/live-connection';
import { useEffect } from 'react';
import { whenIdle } from '../reporting/when-idle.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import type { Receiver } from './notification-list.ts';
import { notificationsData } from './notifications-data.ts';
import { refetchLiveData } from './refetch-live-data.ts';

/**
 * Returns the number of unseen notifications: loaded once, then pushed by the server. A new notification, or one that
 * may have been missed while disconnected, also refetches live data.
 */
export function useLiveCount({ receiverId, userType }: Receiver): number {
  const dispatch = useAppDispatch();
  const { data = 0 } = notificationsData.useNotificationCountQuery({ receiverId, userType });
  useEffect(() => {
    const receiver = { receiverId, userType };
    const { notificationCount } = notificationsData.endpoints;
    const askForNews = (): void => {
      void dispatch(notificationCount.initiate(receiver, { forceRefetch: true, subscribe: false }));
      dispatch(refetchLiveData());
    };
    const listen = (connection: LiveConnection): void => {
      connection.on('ReceiveNotificationsCount', (count) =>
        dispatch(notificationsData.util.updateQueryData('notificationCount', receiver, () => count)),
      );
      connection.on('ReceiveNotification', askForNews);
    };
    return dispatch((_, __, { keeper }) =>
      connectWhenIdle({ authority: keeper, onConnected: askForNews, listen }),
    );
  }, [dispatch, receiverId, userType]);
  return data;
}

type Wanted = {
  readonly authority: Authority;
  readonly onConnected: () => void;
  readonly listen: (connection: LiveConnection) => void;
};

/** Opens the live connection when the page is idle. The returned function closes it, or prevents it from opening. */
function connectWhenIdle({ authority, onConnected, listen }: Wanted): () => void {
  let connection: LiveConnection | undefined;
  let isWanted = true;
  const open = async (): Promise<void> => {
    const { openLiveConnection } = await import('@repo/api-client/hub/live-connection');
    if (!isWanted) return;
    connection = openLiveConnection({ authority, onConnected });
    listen(connection);
  };
  // Without the connection, the bell keeps its first count.
  whenIdle(() => void open().catch(() => undefined));
  return () => {
    isWanted = false;
    connection?.close();
  };
}
