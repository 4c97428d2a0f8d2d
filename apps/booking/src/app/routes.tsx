import { Navigate, Route, Routes } from 'react-router-dom';
import { LandingPage } from '../pages/landing-page.tsx';

/** Every path that no other app owns; one that no page answers goes to the landing (S1§2). */
export const routes = (
  <Routes>
    <Route path="/" element={<LandingPage />} />
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
