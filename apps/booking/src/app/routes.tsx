import { UnmatchedRoute } from '@repo/shell/entry/admission';
import { Suspense, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { LoginPage } from '../pages/login-page.tsx';

const EventBookingPage = lazy(async () => ({
  default: (await import('../pages/event-booking-page.tsx')).EventBookingPage,
}));
const SetPasswordPage = lazy(async () => ({
  default: (await import('../pages/set-password-page.tsx')).SetPasswordPage,
}));
const EmailConfirmationPage = lazy(async () => ({
  default: (await import('../pages/email-confirmation-page.tsx')).EmailConfirmationPage,
}));

const whileLoading = (
  <Suspense>
    <Outlet />
  </Suspense>
);

/** Every path that no other app owns; one that no page answers leads home (S1§2). */
export const routes = (
  <Routes>
    <Route path="/" element={<LoginPage />} />
    <Route path="/Login" element={<LoginPage />} />
    <Route element={whileLoading}>
      <Route path="/event_booking" element={<EventBookingPage />} />
      <Route path="/change_password" element={<SetPasswordPage />} />
      <Route path="/email_confirmation/:queryparam" element={<EmailConfirmationPage />} />
    </Route>
    <Route path="*" element={<UnmatchedRoute />} />
  </Routes>
);
