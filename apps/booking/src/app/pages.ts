import { withTexts } from '@repo/i18n/part-texts';
import { lazyPart } from '@repo/ui/loading/lazy-part';

// Each page is a chunk of its own, loaded with the first address that needs it.
export const BookingState = lazyPart(
  withTexts(async () => (await import('./booking-state.tsx')).BookingState, 'wizard'),
);
export const EventBookingPage = lazyPart(
  withTexts(
    async () => (await import('../pages/event-booking-page.tsx')).EventBookingPage,
    'wizard',
    'bookingCart',
  ),
);
export const SetPasswordPage = lazyPart(
  async () => (await import('../pages/set-password-page.tsx')).SetPasswordPage,
);
export const EmailConfirmationPage = lazyPart(
  async () => (await import('../pages/email-confirmation-page.tsx')).EmailConfirmationPage,
);

export const ProviderProfilePage = lazyPart(
  withTexts(
    async () => (await import('../pages/provider-profile-page.tsx')).ProviderProfilePage,
    'providerChoice',
  ),
);
export const BookingRequestedPage = lazyPart(
  withTexts(
    async () => (await import('../pages/booking-requested-page.tsx')).BookingRequestedPage,
    'payment',
    'wizard',
  ),
);
export const DraftThankYouPage = lazyPart(
  withTexts(
    async () => (await import('../pages/draft-thank-you-page.tsx')).DraftThankYouPage,
    'draftSubmission',
  ),
);
export const SitePage = lazyPart(
  withTexts(async () => (await import('../pages/site-page.tsx')).SitePage, 'site'),
);
