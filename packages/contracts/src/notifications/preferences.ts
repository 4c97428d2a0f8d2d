import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';

const common = {
  topic: 'Notifications',
  actors: capabilities.receiveNotifications,
  source: 'A-107',
} as const;

/** The language of the mails, and which of the optional ones are wanted. */
export const preferences = z.object({
  locale: z.enum(['en-CA', 'fr-CA']),
  /** Reminders of events ahead. */
  reminders: z.boolean(),
  /** Questions for reviews to a host, and word of new reviews to a provider. */
  reviews: z.boolean(),
  /** The consent to news and offers. */
  news: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = defineEndpoint('GET /api/v1/MessageBoard/Preferences', {
  ...common,
  summary: 'The language of the mails and which optional ones the account wants',
  reply: preferences,
});

/** What is not sent stays as it is. */
export const savePreferences = defineEndpoint('PUT /api/v1/MessageBoard/Preferences', {
  ...common,
  summary: 'Change the language of the mails, or which optional ones the account wants',
  body: anyCasing(preferences.partial()),
  success: 'saved_successfully',
  reply: z.null(),
});
