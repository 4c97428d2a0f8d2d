import { userTypeIds } from '@repo/domain/identity/user-kind';
import { selectUser } from '@repo/session/session/session-slice';
import { useSelector } from 'react-redux';
import { NotificationBell } from './notification-bell.tsx';
import type { Receiver } from './notification-list.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { useRefetchOnReturn } from './refetch-live-data.ts';
import { useLiveCount } from './use-live-count.ts';
import { useNotificationList } from './use-notification-list.ts';

/** The notification bell of a signed-in user; operators have none. */
export function LiveBell() {
  const user = useSelector(selectUser);
  if (user === undefined || user.userTypeId === userTypeIds.operator) return null;
  return <BellOf receiver={{ receiverId: user.id, userType: user.userTypeId }} />;
}

function BellOf({ receiver }: { readonly receiver: Receiver }) {
  const count = useLiveCount(receiver);
  useRefetchOnReturn();
  return (
    <NotificationBell count={count}>
      {(onClose) => <LivePanel receiver={receiver} onClose={onClose} />}
    </NotificationBell>
  );
}

type LivePanelProps = { readonly receiver: Receiver; readonly onClose: () => void };

function LivePanel({ receiver, onClose }: LivePanelProps) {
  return <NotificationPanel list={useNotificationList(receiver)} onClose={onClose} />;
}
