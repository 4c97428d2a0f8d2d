import type { Locale } from './locale.ts';

/**
 * Each topic of each language is a file of its own, which exports it by its name, so that an app loads its own texts in
 * one language.
 */
export const textFiles = {
  accountSettings: {
    'en-CA': () => import('./texts/en-ca/account-settings.ts'),
    'fr-CA': () => import('./texts/fr-ca/account-settings.ts'),
  },
  application: {
    'en-CA': () => import('./texts/en-ca/application.ts'),
    'fr-CA': () => import('./texts/fr-ca/application.ts'),
  },
  auth: {
    'en-CA': () => import('./texts/en-ca/auth.ts'),
    'fr-CA': () => import('./texts/fr-ca/auth.ts'),
  },
  booking: {
    'en-CA': () => import('./texts/en-ca/booking.ts'),
    'fr-CA': () => import('./texts/fr-ca/booking.ts'),
  },
  bookAgain: {
    'en-CA': () => import('./texts/en-ca/book-again.ts'),
    'fr-CA': () => import('./texts/fr-ca/book-again.ts'),
  },
  bookingCart: {
    'en-CA': () => import('./texts/en-ca/booking-cart.ts'),
    'fr-CA': () => import('./texts/fr-ca/booking-cart.ts'),
  },
  calendarFeed: {
    'en-CA': () => import('./texts/en-ca/calendar-feed.ts'),
    'fr-CA': () => import('./texts/fr-ca/calendar-feed.ts'),
  },
  customerPortal: {
    'en-CA': () => import('./texts/en-ca/customer-portal.ts'),
    'fr-CA': () => import('./texts/fr-ca/customer-portal.ts'),
  },
  draftSubmission: {
    'en-CA': () => import('./texts/en-ca/draft-submission.ts'),
    'fr-CA': () => import('./texts/fr-ca/draft-submission.ts'),
  },
  errors: {
    'en-CA': () => import('./texts/en-ca/errors.ts'),
    'fr-CA': () => import('./texts/fr-ca/errors.ts'),
  },
  eventConsents: {
    'en-CA': () => import('./texts/en-ca/event-consents.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-consents.ts'),
  },
  eventQuestions: {
    'en-CA': () => import('./texts/en-ca/event-questions.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-questions.ts'),
  },
  eventRequests: {
    'en-CA': () => import('./texts/en-ca/event-requests.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-requests.ts'),
  },
  eventReview: {
    'en-CA': () => import('./texts/en-ca/event-review.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-review.ts'),
  },
  eventSetup: {
    'en-CA': () => import('./texts/en-ca/event-setup.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-setup.ts'),
  },
  extendTip: {
    'en-CA': () => import('./texts/en-ca/extend-tip.ts'),
    'fr-CA': () => import('./texts/fr-ca/extend-tip.ts'),
  },
  gallery: {
    'en-CA': () => import('./texts/en-ca/gallery.ts'),
    'fr-CA': () => import('./texts/fr-ca/gallery.ts'),
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
  payment: {
    'en-CA': () => import('./texts/en-ca/payment.ts'),
    'fr-CA': () => import('./texts/fr-ca/payment.ts'),
  },
  providerChoice: {
    'en-CA': () => import('./texts/en-ca/provider-choice.ts'),
    'fr-CA': () => import('./texts/fr-ca/provider-choice.ts'),
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
  recapBrief: {
    'en-CA': () => import('./texts/en-ca/recap-brief.ts'),
    'fr-CA': () => import('./texts/fr-ca/recap-brief.ts'),
  },
  referrals: {
    'en-CA': () => import('./texts/en-ca/referrals.ts'),
    'fr-CA': () => import('./texts/fr-ca/referrals.ts'),
  },
  shell: {
    'en-CA': () => import('./texts/en-ca/shell.ts'),
    'fr-CA': () => import('./texts/fr-ca/shell.ts'),
  },
  site: {
    'en-CA': () => import('./texts/en-ca/site.ts'),
    'fr-CA': () => import('./texts/fr-ca/site.ts'),
  },
  successes: {
    'en-CA': () => import('./texts/en-ca/successes.ts'),
    'fr-CA': () => import('./texts/fr-ca/successes.ts'),
  },
  support: {
    'en-CA': () => import('./texts/en-ca/support.ts'),
    'fr-CA': () => import('./texts/fr-ca/support.ts'),
  },
  ui: {
    'en-CA': () => import('./texts/en-ca/ui.ts'),
    'fr-CA': () => import('./texts/fr-ca/ui.ts'),
  },
  uploads: {
    'en-CA': () => import('./texts/en-ca/uploads.ts'),
    'fr-CA': () => import('./texts/fr-ca/uploads.ts'),
  },
  waitingChecks: {
    'en-CA': () => import('./texts/en-ca/waiting-checks.ts'),
    'fr-CA': () => import('./texts/fr-ca/waiting-checks.ts'),
  },
  wizard: {
    'en-CA': () => import('./texts/en-ca/wizard.ts'),
    'fr-CA': () => import('./texts/fr-ca/wizard.ts'),
  },
};

export type Topic = keyof typeof textFiles;

type English<Name extends Topic> = Awaited<ReturnType<(typeof textFiles)[Name]['en-CA']>>;

type TextsOf<Name extends Topic> = English<Name>[Name & keyof English<Name>];

/** The texts of these topics are found by a code that is known only at run time. */
type FoundByCode = 'errors' | 'successes';

/** Every text of the product by topic; English is the form that the other languages must fill completely. */
export type Texts = {
  readonly [Name in Topic]: Name extends FoundByCode ? Record<keyof TextsOf<Name>, string> : TextsOf<Name>;
};

export const isTopic = (name: string): name is Topic => Object.hasOwn(textFiles, name);

/** Loads the texts of a topic in a language. */
export async function loadTopic(locale: Locale, topic: Topic): Promise<object> {
  const file: Readonly<Record<string, object>> = await textFiles[topic][locale]();
  return file[topic] ?? {};
}
