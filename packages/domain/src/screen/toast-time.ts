import { screenLimits } from '../limits.ts';

/** How long a message stays: four seconds, five for the one that announces a mail with files (S1§8, S2§8). */
export const toastTimeMs = (key: string): number =>
  key === 'download_files_email' ? screenLimits.downloadToastMs : screenLimits.toastMs;
