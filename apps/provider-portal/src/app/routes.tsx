import { brand } from '@repo/domain/brand';
import { providerRoutes } from '@repo/domain/site/dashboard-address';
import { portalTextFiles } from '@repo/i18n/portal-text-files';
import { addTextFiles } from '@repo/i18n/text-loaders';
import { UnmatchedRoute } from '@repo/shell/entry/page-guard';
import { Route, Routes } from 'react-router-dom';
import { ApplicationPage } from '../pages/application-page.tsx';
import { DashboardPage } from '../pages/dashboard-page.tsx';
import { Uploads } from './uploads.tsx';

addTextFiles(portalTextFiles);

/** The server sends only this app's own paths here. */
export const routes = (
  <Uploads>
    <Routes>
      {Object.values(providerRoutes).map((path) => (
        <Route key={path} path={path} element={<DashboardPage />} />
      ))}
      <Route path={`/be-a-${brand.slug}`} element={<ApplicationPage />} />
      <Route path="*" element={<UnmatchedRoute />} />
    </Routes>
  </Uploads>
);
