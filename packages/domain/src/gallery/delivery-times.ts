import { deliveryLimits } from '../limits.ts';
import { secondsPerDay, secondsPerHour } from '../time/seconds.ts';

/** By when the content of an event is promised: 24 hours after its end (S1§9, S2§2). */
export const galleryReadyBy = (endsAtSeconds: number): number =>
  endsAtSeconds + deliveryLimits.galleryReadyHours * secondsPerHour;

/** Until when the link of a download e-mail works. */
export const downloadLinkEndsAt = (readyAtSeconds: number): number =>
  readyAtSeconds + deliveryLimits.downloadLinkHours * secondsPerHour;

/** When a deleted file leaves the trash for good. */
export const trashEmptiesAt = (deletedAtSeconds: number): number =>
  deletedAtSeconds + deliveryLimits.trashDays * secondsPerDay;
