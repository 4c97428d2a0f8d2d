import type { Locale } from './locale.ts';
import type { portalTextFiles } from './portal-text-files.ts';

/**
 * Each topic of each language is a file of its own, which exports it by its name, so that an app loads its own texts in
 * one language.
 */
export const textFiles = {
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
  eventSetup: {
    'en-CA': () => import('./texts/en-ca/event-setup.ts'),
    'fr-CA': () => import('./texts/fr-ca/event-setup.ts'),
  },
  gallery: {
    'en-CA': () => import('./texts/en-ca/gallery.ts'),
    'fr-CA': () => import('./texts/fr-ca/gallery.ts'),
  },
  payment: {
    'en-CA': () => import('./texts/en-ca/payment.ts'),
    'fr-CA': () => import('./texts/fr-ca/payment.ts'),
  },
  providerChoice: {
    'en-CA': () => import('./texts/en-ca/provider-choice.ts'),
    'fr-CA': () => import('./texts/fr-ca/provider-choice.ts'),
  },
  recapBrief: {
    'en-CA': () => import('./texts/en-ca/recap-brief.ts'),
    'fr-CA': () => import('./texts/fr-ca/recap-brief.ts'),
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
  ui: {
    'en-CA': () => import('./texts/en-ca/ui.ts'),
    'fr-CA': () => import('./texts/fr-ca/ui.ts'),
  },
  uploads: {
    'en-CA': () => import('./texts/en-ca/uploads.ts'),
    'fr-CA': () => import('./texts/fr-ca/uploads.ts'),
  },
  wizard: {
    'en-CA': () => import('./texts/en-ca/wizard.ts'),
    'fr-CA': () => import('./texts/fr-ca/wizard.ts'),
  },
};

type TextFiles = typeof textFiles & typeof portalTextFiles;
export type Topic = keyof TextFiles;

type English<Name extends Topic> = Awaited<ReturnType<TextFiles[Name]['en-CA']>>;

type TextsOf<Name extends Topic> = English<Name>[Name & keyof English<Name>];

/** The texts of these topics are found by a code that is known only at run time. */
type FoundByCode = 'errors' | 'successes';

/** Every text of the product by topic; English is the form that the other languages must fill completely. */
export type Texts = {
  readonly [Name in Topic]: Name extends FoundByCode ? Record<keyof TextsOf<Name>, string> : TextsOf<Name>;
};

type Files = Readonly<Record<Locale, () => Promise<object>>>;
const knownFiles: Partial<Record<string, Files>> = { ...textFiles };

/** Adds topics that only some apps have, before a page of theirs is opened. */
export const addTextFiles = (files: Partial<TextFiles>): void => void Object.assign(knownFiles, files);

export const isTopic = (name: string): name is Topic => Object.hasOwn(knownFiles, name);

/** Loads the texts of a topic in a language. */
export async function loadTopic(locale: Locale, topic: Topic): Promise<object> {
  const files = knownFiles[topic];
  if (files === undefined) throw new Error(`this app has no texts of ${topic}`);
  const file: Readonly<Record<string, object>> = { ...(await files[locale]()) };
  return file[topic] ?? {};
}
