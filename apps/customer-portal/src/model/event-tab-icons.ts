import type { EventTab } from '@repo/domain/site/dashboard-address';
import type { IconName } from '@repo/ui/icon';

/** The icon of each tab of an event, which its tile in the list has too. */
export const eventTabIcons: Readonly<Record<EventTab, IconName>> = {
  Extend: 'clock',
  Tip: 'coin',
  Gallery: 'image',
  Invoice: 'file',
  Review: 'star',
  MessageBoard: 'message',
};
