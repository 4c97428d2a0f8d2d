import { loadedLater } from '@repo/shell/loaded-later';

// Each is a file of its own in the build, and comes with the first address that needs it.
export const BookingState = loadedLater(async () => (await import('./booking-state.tsx')).BookingState);
export const EventBookingPage = loadedLater(
  async () => (await import('../pages/event-booking-page.tsx')).EventBookingPage,
);
export const SetPasswordPage = loadedLater(
  async () => (await import('../pages/set-password-page.tsx')).SetPasswordPage,
);
export const EmailConfirmationPage = loadedLater(
  async () => (await import('../pages/email-confirmation-page.tsx')).EmailConfirmationPage,
);

export const ProviderProfilePage = loadedLater(
  async () => (await import('../pages/provider-profile-page.tsx')).ProviderProfilePage,
);
export const BookingRequestedPage = loadedLater(
  async () => (await import('../pages/booking-requested-page.tsx')).BookingRequestedPage,
);
export const DraftThankYouPage = loadedLater(
  async () => (await import('../pages/draft-thank-you-page.tsx')).DraftThankYouPage,
);
