import { deliveryLimits } from '../limits.ts';
import { secondsPerDay, secondsPerHour } from '../time/seconds.ts';

/** Returns when the gallery of an event is due: 24 hours after its end (S1§9, S2§2). */
export const galleryReadyBy = (endsAtSeconds: number): number =>
  endsAtSeconds + deliveryLimits.galleryReadyHours * secondsPerHour;

/** Returns when the link of a download email expires. */
export const downloadLinkExpiresAt = (readyAtSeconds: number): number =>
  readyAtSeconds + deliveryLimits.downloadLinkHours * secondsPerHour;

/** Returns when a deleted file leaves the trash. */
export const trashExpiresAt = (deletedAtSeconds: number): number =>
  deletedAtSeconds + deliveryLimits.trashDays * secondsPerDay;
