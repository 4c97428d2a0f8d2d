import { screenLimits } from '../limits.ts';

/** Returns how long a toast is shown: four seconds, five for the one about an email with files (S1§8, S2§8). */
export const toastTimeMs = (key: string): number =>
  key === 'download_files_email' ? screenLimits.downloadToastMs : screenLimits.toastMs;
