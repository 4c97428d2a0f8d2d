import { brand } from '@repo/domain/brand';
import { UnmatchedRoute } from '@repo/shell/entry/page-guard';
import { sitePages, sitePaths } from '@repo/shell/site/use-site-link';
import { SlowPart } from '@repo/ui/loading/part-notes';
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
  SitePage,
} from './pages.ts';

const whileLoading = (
  <Suspense fallback={<SlowPart />}>
    <Outlet />
  </Suspense>
);

/** Routes of the booking app; unknown paths redirect to the home page (S1§2). */
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
      {/* Without a marketing site, these pages are part of the product. */}
      {sitePages.map((page) => (
        <Route key={page} path={sitePaths[page]} element={<SitePage page={page} />} />
      ))}
    </Route>
    <Route path="*" element={<UnmatchedRoute />} />
  </Routes>
);
