import type { NotificationList, Receiver } from './notification-list.ts';
import { notificationsData } from './notifications-data.ts';

/** The notifications as the server has them, page by page, asked for anew whenever the panel opens. */
export function useNotificationList(receiver: Receiver): NotificationList {
  const list = notificationsData.useNotificationsInfiniteQuery(receiver, { refetchOnMountOrArgChange: true });
  const entries = list.data?.pages.flat();
  return {
    // What has come in since pushes the last one of a page to the next.
    entries: entries && [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    hasMore: list.hasNextPage,
    isBusy: list.isFetching,
    hasFailed: list.isError,
    onShowMore: () => void list.fetchNextPage(),
    onTryAgain: () => void list.refetch(),
  };
}
