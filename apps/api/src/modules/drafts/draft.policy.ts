import type { PlannedEvent } from '../orders/orders.module.ts';

/** A host who waits for more answers than this is no host. */
export const mostOpenDrafts = 20;

/** What a double click or a second try sends again within this time is the draft that is there already. */
export const sameDraftSeconds = 600;

/** Whether the wish has become another one, so that what was suggested for it says nothing any more. */
export const isOtherWish = (before: PlannedEvent, after: PlannedEvent): boolean =>
  before.providerStartsAtSeconds !== after.providerStartsAtSeconds ||
  before.durationHours !== after.durationHours ||
  before.latitude !== after.latitude ||
  before.longitude !== after.longitude ||
  before.postalCode !== after.postalCode;
