import type { HostTab } from '@repo/domain/site/dashboard-address';
import { withTexts } from '@repo/i18n/part-texts';
import { PartLoading } from '@repo/shell/frame/part-loading';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import type { ComponentType } from 'react';

/** Each page is loaded when its tab is first opened. */
export const tabPages = {
  MyEvents: lazyPart(
    withTexts(async () => (await import('./my-events-page.tsx')).MyEventsPage, 'hostEvents'),
    PartLoading,
  ),
  MyAccount: lazyPart(
    withTexts(
      async () => (await import('./my-account-page.tsx')).MyAccountPage,
      'myAccount',
      'accountSettings',
      'auth',
      'eventConsents',
    ),
    PartLoading,
  ),
  AttendedEvents: lazyPart(
    async () => (await import('./attended-events-page.tsx')).AttendedEventsPage,
    PartLoading,
  ),
  ReferAFriend: lazyPart(
    withTexts(async () => (await import('./refer-a-friend-page.tsx')).ReferAFriendPage, 'referrals'),
    PartLoading,
  ),
  Support: lazyPart(
    withTexts(async () => (await import('./support-page.tsx')).SupportPage, 'support'),
    PartLoading,
  ),
} satisfies Readonly<Record<HostTab, ComponentType>>;

/** The page of one event, loaded like a tab. */
export const EventPage = lazyPart(
  withTexts(async () => (await import('./event-page.tsx')).EventPage, 'hostEvents'),
  PartLoading,
);
