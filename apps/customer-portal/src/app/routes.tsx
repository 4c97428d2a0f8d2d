import { hostRoutes } from '@repo/domain/site/dashboard-address';
import { portalTextFiles } from '@repo/i18n/portal-text-files';
import { addTextFiles } from '@repo/i18n/text-loaders';
import { UnmatchedRoute } from '@repo/shell/entry/page-guard';
import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from '../pages/dashboard-page.tsx';
import { EventPage } from '../pages/dashboard-pages.ts';
import { Uploads } from './uploads.tsx';

addTextFiles(portalTextFiles);

/** The server sends only this app's own paths here. */
export const routes = (
  <Uploads>
    <Routes>
      <Route path={hostRoutes.home} element={<DashboardPage />} />
      <Route path={hostRoutes.tab} element={<DashboardPage />} />
      <Route path={hostRoutes.event} element={<EventPage />} />
      <Route path="*" element={<UnmatchedRoute />} />
    </Routes>
  </Uploads>
);
