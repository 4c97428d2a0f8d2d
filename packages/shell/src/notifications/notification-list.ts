import type { Notification } from '@repo/contracts/notifications/notifications';

/** Who the bell is for: the key of everything that is told to it. */
export type Receiver = Pick<Notification, 'receiverId' | 'userType'>;

/** What the panel shows, the newest first, and how it gets more: wherever it comes from. */
export type NotificationList = {
  /** Nothing until the first answer. */
  readonly entries: readonly Notification[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onShowMore: () => void;
  readonly onTryAgain: () => void;
};
