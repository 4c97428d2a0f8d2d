import type { Notification } from '@repo/contracts/notifications/notifications';

/** The receiver of the notifications. */
export type Receiver = Pick<Notification, 'receiverId' | 'userType'>;

/** The notifications of the panel, newest first, and how to load more. */
export type NotificationList = {
  /** Undefined until the first answer. */
  readonly entries: readonly Notification[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onShowMore: () => void;
  readonly onTryAgain: () => void;
};
