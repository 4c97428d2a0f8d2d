import type { ProviderPage } from '@repo/domain/site/dashboard-address';
import { withTexts } from '@repo/i18n/part-texts';
import { PartLoading } from '@repo/shell/frame/part-loading';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import type { ComponentType } from 'react';

/** Each page is loaded when its tab is first opened. */
export const tabPages = {
  EventRequests: lazyPart(
    withTexts(
      async () => (await import('./event-requests-page.tsx')).EventRequestsPage,
      'eventRequests',
      'providerHome',
    ),
    PartLoading,
  ),
  MyEvents: lazyPart(
    withTexts(
      async () => (await import('./my-events-page.tsx')).MyEventsPage,
      'providerEvents',
      'calendarFeed',
    ),
    PartLoading,
  ),
  ReelEvents: lazyPart(async () => (await import('./recap-events-page.tsx')).RecapEventsPage, PartLoading),
  MySchedule: lazyPart(
    withTexts(async () => (await import('./my-schedule-page.tsx')).MySchedulePage, 'mySchedule'),
    PartLoading,
  ),
  MyPortfolio: lazyPart(
    withTexts(
      async () => (await import('./my-portfolio-page.tsx')).MyPortfolioPage,
      'myPortfolio',
      'ownReviews',
    ),
    PartLoading,
  ),
  MyInfo: lazyPart(
    withTexts(
      async () => (await import('./my-info-page.tsx')).MyInfoPage,
      'myInfo',
      'accountSettings',
      'auth',
    ),
    PartLoading,
  ),
  Gallery: lazyPart(
    withTexts(
      async () => (await import('./gallery-page.tsx')).GalleryPage,
      'gallery',
      'uploads',
      'providerEvents',
    ),
    PartLoading,
  ),
  MessageBoard: lazyPart(
    async () => (await import('./message-board-page.tsx')).MessageBoardPage,
    PartLoading,
  ),
} satisfies Readonly<Record<ProviderPage, ComponentType>>;
