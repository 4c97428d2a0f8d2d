import { brand } from '@repo/domain/brand';
import { UnmatchedRoute } from '@repo/shell/entry/admission';
import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { LoginPage } from '../pages/login-page.tsx';
import {
  BookingRequestedPage,
  BookingState,
  DraftThankYouPage,
  EmailConfirmationPage,
  EventBookingPage,
  ProviderProfilePage,
  SetPasswordPage,
} from './pages.ts';

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
      <Route element={<BookingState />}>
        <Route path="/event_booking" element={<EventBookingPage />} />
        <Route path="/event_booking/:isDraftEvent/:eventId" element={<EventBookingPage />} />
        <Route path={`/${brand.singular}Profile/:id`} element={<ProviderProfilePage />} />
        <Route path="/EventBookRequested" element={<BookingRequestedPage />} />
        <Route
          path="/EventBookRequested/:id/:orderItemGroupId/:isNewBooking"
          element={<BookingRequestedPage />}
        />
        <Route path="/draft-event-thank-you" element={<DraftThankYouPage />} />
      </Route>
      <Route path="/change_password" element={<SetPasswordPage />} />
      <Route path="/email_confirmation/:queryparam" element={<EmailConfirmationPage />} />
    </Route>
    <Route path="*" element={<UnmatchedRoute />} />
  </Routes>
);
