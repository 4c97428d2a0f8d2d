/** The topics of the two portals only. They add them, so that the first view of a guest does not name their files. */
export const portalTextFiles = {
  accountSettings: {
    'en-CA': () => import('./texts/en-ca/account-settings.ts'),
    'fr-CA': () => import('./texts/fr-ca/account-settings.ts'),
  },
  application: {
    'en-CA': () => import('./texts/en-ca/application.ts'),
    'fr-CA': () => import('./texts/fr-ca/application.ts'),
  },
  calendarFeed: {
    'en-CA': () => import('./texts/en-ca/calendar-feed.ts'),
    'fr-CA': () => import('./texts/fr-ca/calendar-feed.ts'),
  },
  customerPortal: {
    'en-CA': () => import('./texts/en-ca/customer-portal.ts'),
    'fr-CA': () => import('./texts/fr-ca/customer-portal.ts'),
  },
  eventRequests: {
    'en-CA': () => import('./texts/en-ca/event-requests.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-requests.ts'),
  },
  eventReview: {
    'en-CA': () => import('./texts/en-ca/event-review.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-review.ts'),
  },
  extendTip: {
    'en-CA': () => import('./texts/en-ca/extend-tip.ts'),
    'fr-CA': () => import('./texts/fr-ca/extend-tip.ts'),
  },
  hostEvents: {
    'en-CA': () => import('./texts/en-ca/host-events.ts'),
    'fr-CA': () => import('./texts/fr-ca/host-events.ts'),
  },
  hostInvoice: {
    'en-CA': () => import('./texts/en-ca/host-invoice.ts'),
    'fr-CA': () => import('./texts/fr-ca/host-invoice.ts'),
  },
  myAccount: {
    'en-CA': () => import('./texts/en-ca/my-account.ts'),
    'fr-CA': () => import('./texts/fr-ca/my-account.ts'),
  },
  myInfo: {
    'en-CA': () => import('./texts/en-ca/my-info.ts'),
    'fr-CA': () => import('./texts/fr-ca/my-info.ts'),
  },
  myPortfolio: {
    'en-CA': () => import('./texts/en-ca/my-portfolio.ts'),
    'fr-CA': () => import('./texts/fr-ca/my-portfolio.ts'),
  },
  mySchedule: {
    'en-CA': () => import('./texts/en-ca/my-schedule.ts'),
    'fr-CA': () => import('./texts/fr-ca/my-schedule.ts'),
  },
  ownReviews: {
    'en-CA': () => import('./texts/en-ca/own-reviews.ts'),
    'fr-CA': () => import('./texts/fr-ca/own-reviews.ts'),
  },
  providerEvents: {
    'en-CA': () => import('./texts/en-ca/provider-events.ts'),
    'fr-CA': () => import('./texts/fr-ca/provider-events.ts'),
  },
  providerHome: {
    'en-CA': () => import('./texts/en-ca/provider-home.ts'),
    'fr-CA': () => import('./texts/fr-ca/provider-home.ts'),
  },
  providerPortal: {
    'en-CA': () => import('./texts/en-ca/provider-portal.ts'),
    'fr-CA': () => import('./texts/fr-ca/provider-portal.ts'),
  },
  referrals: {
    'en-CA': () => import('./texts/en-ca/referrals.ts'),
    'fr-CA': () => import('./texts/fr-ca/referrals.ts'),
  },
  support: {
    'en-CA': () => import('./texts/en-ca/support.ts'),
    'fr-CA': () => import('./texts/fr-ca/support.ts'),
  },
  waitingChecks: {
    'en-CA': () => import('./texts/en-ca/waiting-checks.ts'),
    'fr-CA': () => import('./texts/fr-ca/waiting-checks.ts'),
  },
};
