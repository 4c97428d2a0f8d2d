import type { Locale } from './locale.ts';
import type { auth } from './texts/en-ca/auth.ts';
import type { eventSetup } from './texts/en-ca/event-setup.ts';
import type { providerChoice } from './texts/en-ca/provider-choice.ts';
import type { recapBrief } from './texts/en-ca/recap-brief.ts';
import type { eventQuestions } from './texts/en-ca/event-questions.ts';
import type { bookingCart } from './texts/en-ca/booking-cart.ts';
import type { payment } from './texts/en-ca/payment.ts';
import type { booking } from './texts/en-ca/booking.ts';
import type { draftSubmission } from './texts/en-ca/draft-submission.ts';
import type { customerPortal } from './texts/en-ca/customer-portal.ts';
import type { errors } from './texts/en-ca/errors.ts';
import type { providerPortal } from './texts/en-ca/provider-portal.ts';
import type { shell } from './texts/en-ca/shell.ts';
import type { successes } from './texts/en-ca/successes.ts';
import type { ui } from './texts/en-ca/ui.ts';
import type { wizard } from './texts/en-ca/wizard.ts';

/** Every text of the product by topic; English is the form that the other languages must fill completely. */
export type Texts = {
  readonly auth: typeof auth;
  readonly booking: typeof booking;
  readonly payment: typeof payment;
  readonly draftSubmission: typeof draftSubmission;
  readonly bookingCart: typeof bookingCart;
  readonly eventQuestions: typeof eventQuestions;
  readonly recapBrief: typeof recapBrief;
  readonly providerChoice: typeof providerChoice;
  readonly eventSetup: typeof eventSetup;
  readonly customerPortal: typeof customerPortal;
  readonly errors: Record<keyof typeof errors, string>;
  readonly providerPortal: typeof providerPortal;
  readonly shell: typeof shell;
  readonly successes: Record<keyof typeof successes, string>;
  readonly ui: typeof ui;
  readonly wizard: typeof wizard;
};
export type Topic = keyof Texts;

type Loaders = { readonly [Name in Topic]: () => Promise<Texts[Name]> };

/** Each topic of each language is a file of its own, so that an app loads its own words in one language. */
export const textLoaders: Readonly<Record<Locale, Loaders>> = {
  'en-CA': {
    auth: async () => (await import('./texts/en-ca/auth.ts')).auth,
    booking: async () => (await import('./texts/en-ca/booking.ts')).booking,
    payment: async () => (await import('./texts/en-ca/payment.ts')).payment,
    draftSubmission: async () => (await import('./texts/en-ca/draft-submission.ts')).draftSubmission,
    bookingCart: async () => (await import('./texts/en-ca/booking-cart.ts')).bookingCart,
    eventQuestions: async () => (await import('./texts/en-ca/event-questions.ts')).eventQuestions,
    recapBrief: async () => (await import('./texts/en-ca/recap-brief.ts')).recapBrief,
    providerChoice: async () => (await import('./texts/en-ca/provider-choice.ts')).providerChoice,
    eventSetup: async () => (await import('./texts/en-ca/event-setup.ts')).eventSetup,
    customerPortal: async () => (await import('./texts/en-ca/customer-portal.ts')).customerPortal,
    errors: async () => (await import('./texts/en-ca/errors.ts')).errors,
    providerPortal: async () => (await import('./texts/en-ca/provider-portal.ts')).providerPortal,
    shell: async () => (await import('./texts/en-ca/shell.ts')).shell,
    successes: async () => (await import('./texts/en-ca/successes.ts')).successes,
    ui: async () => (await import('./texts/en-ca/ui.ts')).ui,
    wizard: async () => (await import('./texts/en-ca/wizard.ts')).wizard,
  },
  'fr-CA': {
    auth: async () => (await import('./texts/fr-ca/auth.ts')).auth,
    booking: async () => (await import('./texts/fr-ca/booking.ts')).booking,
    payment: async () => (await import('./texts/fr-ca/payment.ts')).payment,
    draftSubmission: async () => (await import('./texts/fr-ca/draft-submission.ts')).draftSubmission,
    bookingCart: async () => (await import('./texts/fr-ca/booking-cart.ts')).bookingCart,
    eventQuestions: async () => (await import('./texts/fr-ca/event-questions.ts')).eventQuestions,
    recapBrief: async () => (await import('./texts/fr-ca/recap-brief.ts')).recapBrief,
    providerChoice: async () => (await import('./texts/fr-ca/provider-choice.ts')).providerChoice,
    eventSetup: async () => (await import('./texts/fr-ca/event-setup.ts')).eventSetup,
    customerPortal: async () => (await import('./texts/fr-ca/customer-portal.ts')).customerPortal,
    errors: async () => (await import('./texts/fr-ca/errors.ts')).errors,
    providerPortal: async () => (await import('./texts/fr-ca/provider-portal.ts')).providerPortal,
    shell: async () => (await import('./texts/fr-ca/shell.ts')).shell,
    successes: async () => (await import('./texts/fr-ca/successes.ts')).successes,
    ui: async () => (await import('./texts/fr-ca/ui.ts')).ui,
    wizard: async () => (await import('./texts/fr-ca/wizard.ts')).wizard,
  },
};
