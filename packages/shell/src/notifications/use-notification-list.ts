import type { NotificationList, Receiver } from './notification-list.ts';
import { notificationsData } from './notifications-data.ts';

/** Returns the notifications page by page, loaded again whenever the panel opens. */
export function useNotificationList(receiver: Receiver): NotificationList {
  const list = notificationsData.useNotificationsInfiniteQuery(receiver, { refetchOnMountOrArgChange: true });
  const entries = list.data?.pages.flat();
  return {
    // New notifications shift the pages, so an entry may come twice.
    entries: entries && [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    hasMore: list.hasNextPage,
    isBusy: list.isFetching,
    hasFailed: list.isError,
    onShowMore: () => void list.fetchNextPage(),
    onTryAgain: () => void list.refetch(),
  };
}
