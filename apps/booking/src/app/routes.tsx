import { brand } from '@repo/domain/brand';
import { UnmatchedRoute } from '@repo/shell/entry/admission';
import { Suspense, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { LoginPage } from '../pages/login-page.tsx';

const BookingState = lazy(async () => ({
  default: (await import('./booking-state.tsx')).BookingState,
}));
const EventBookingPage = lazy(async () => ({
  default: (await import('../pages/event-booking-page.tsx')).EventBookingPage,
}));
const SetPasswordPage = lazy(async () => ({
  default: (await import('../pages/set-password-page.tsx')).SetPasswordPage,
}));
const EmailConfirmationPage = lazy(async () => ({
  default: (await import('../pages/email-confirmation-page.tsx')).EmailConfirmationPage,
}));

const ProviderProfilePage = lazy(async () => ({
  default: (await import('../pages/provider-profile-page.tsx')).ProviderProfilePage,
}));
const BookingRequestedPage = lazy(async () => ({
  default: (await import('../pages/booking-requested-page.tsx')).BookingRequestedPage,
}));
const DraftThankYouPage = lazy(async () => ({
  default: (await import('../pages/draft-thank-you-page.tsx')).DraftThankYouPage,
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
