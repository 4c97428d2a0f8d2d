import { providerPageOf, providerRoutes } from '@repo/domain/site/dashboard-address';
import type { FirstPage } from '@repo/shell/start-app';
import { matchPath } from 'react-router-dom';
import { tabPages } from '../pages/dashboard-pages.ts';

/**
 * Loads the page of the address before the first render. Without that, React would render a placeholder first, and show
 * the page 300 ms later at the earliest.
 */
export const loadFirstPage: FirstPage = async ({ pathname }) => {
  const match =
    matchPath(providerRoutes.nested, pathname) ??
    matchPath(providerRoutes.tab, pathname) ??
    matchPath(providerRoutes.home, pathname);
  if (match === null) return [];
  const slugs: Readonly<Record<string, string | undefined>> = match.params;
  await tabPages[providerPageOf(slugs['tab'], slugs['nestedTab'])].load();
  return [];
};
