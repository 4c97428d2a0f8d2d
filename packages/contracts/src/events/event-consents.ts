import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { eventIdParams } from '../wire/ids.ts';

/** The two optional consents of an event, as its form sends them (S1§3). */
export const eventConsents = z.object({
  isConsentForMarketing: z.boolean(),
  isGallerySharedPermission: z.boolean(),
});
export type EventConsents = z.output<typeof eventConsents>;

/**
 * Gives or withdraws consents of an own event; what is not sent stays as it is. Without the one for marketing, its
 * photos leave the profiles of its providers.
 */
export const changeEventConsents = defineEndpoint('PUT /api/v1/User/EventSetup/Consents/:eventId', {
  topic: 'Events',
  summary: 'Give or withdraw the consents of an event',
  actors: capabilities.openCustomerDashboard,
  source: 'A-43',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  body: anyCasing(eventConsents.partial()),
  success: 'saved_successfully',
  reply: eventConsents,
});
