import type { PlannedEvent } from '../orders/orders.module.ts';

/** Caps open drafts per host (abuse limit). */
export const maxOpenDrafts = 20;

/** The same draft sent again within this time is not saved twice (double click, retry). */
export const sameDraftSeconds = 600;

/** Returns whether time or place of a draft has changed, which makes its suggestions obsolete. */
export const hasNewTimeOrPlace = (before: PlannedEvent, after: PlannedEvent): boolean =>
  before.providerStartsAtSeconds !== after.providerStartsAtSeconds ||
  before.durationHours !== after.durationHours ||
  before.latitude !== after.latitude ||
  before.longitude !== after.longitude ||
  before.postalCode !== after.postalCode;
