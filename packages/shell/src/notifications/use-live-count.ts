import type { Authority } from '@repo/api-client/create-call';
import type { LiveLine } from '@repo/api-client/hub/live-line';
import { useEffect } from 'react';
import { whenIdle } from '../reporting/when-idle.ts';
import { useShellDispatch } from '../store/use-shell-dispatch.ts';
import type { Receiver } from './notification-list.ts';
import { notificationsData } from './notifications-data.ts';

/** How many have not been seen: asked for once, and told by the server from then on, as long as it is shown. */
export function useLiveCount({ receiverId, userType }: Receiver): number {
  const dispatch = useShellDispatch();
  const { data = 0 } = notificationsData.useNotificationCountQuery({ receiverId, userType });
  useEffect(() => {
    const receiver = { receiverId, userType };
    const { notificationCount } = notificationsData.endpoints;
    const askForCount = (): void =>
      void dispatch(notificationCount.initiate(receiver, { forceRefetch: true, subscribe: false }));
    const listen = (line: LiveLine): void => {
      line.on('ReceiveNotificationsCount', (count) =>
        dispatch(notificationsData.util.updateQueryData('notificationCount', receiver, () => count)),
      );
      line.on('ReceiveNotification', askForCount);
    };
    return dispatch((_, __, { keeper }) =>
      lineWhenIdle({ authority: keeper, onStanding: askForCount, listen }),
    );
  }, [dispatch, receiverId, userType]);
  return data;
}

type Wanted = {
  readonly authority: Authority;
  readonly onStanding: () => void;
  readonly listen: (line: LiveLine) => void;
};

/** The line itself can wait until the page stands; the answer ends it, or keeps it from being opened. */
function lineWhenIdle({ authority, onStanding, listen }: Wanted): () => void {
  let line: LiveLine | undefined;
  let isWanted = true;
  const open = async (): Promise<void> => {
    const { openLiveLine } = await import('@repo/api-client/hub/live-line');
    if (!isWanted) return;
    line = openLiveLine({ authority, onStanding });
    listen(line);
  };
  // Without it the bell tells what it knew when the page was opened.
  whenIdle(() => void open().catch(() => undefined));
  return () => {
    isWanted = false;
    line?.close();
  };
}
