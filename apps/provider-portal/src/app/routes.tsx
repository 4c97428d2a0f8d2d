import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from '../pages/dashboard-page.tsx';

/** The origin sends only this app's own paths here. */
export const routes = (
  <Routes>
    <Route path="*" element={<DashboardPage />} />
  </Routes>
);
