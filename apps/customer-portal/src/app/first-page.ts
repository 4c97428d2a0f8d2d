import { eventTabOf, hostRoutes, hostTabOf } from '@repo/domain/site/dashboard-address';
import type { FirstPage } from '@repo/shell/start-app';
import { matchPath } from 'react-router-dom';
import { eventTabParts } from '../pages/event-tab-parts.ts';
import { EventPage, tabPages } from '../pages/dashboard-pages.ts';

/**
 * Loads the page of the address, with the tab of an event, before the first render. Without that, React would render
 * placeholders first, and show each part 300 ms later at the earliest.
 */
export const loadFirstPage: FirstPage = async ({ pathname }) => {
  const event = matchPath(hostRoutes.event, pathname);
  const tab = matchPath(hostRoutes.tab, pathname) ?? matchPath(hostRoutes.home, pathname);
  if (event !== null)
    await Promise.all([EventPage.load(), eventTabParts[eventTabOf(event.params.tab)]?.load()]);
  else if (tab !== null) await tabPages[hostTabOf(tab.params['tab'])].load();
  return [];
};
