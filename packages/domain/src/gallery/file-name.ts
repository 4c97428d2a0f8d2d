import { screenLimits } from '../limits.ts';

const { over, first, last } = screenLimits.fileNameCut;

/** A file name as lists show it: above 50 characters the first 42, three dots and the last 5 (S2§9, S3§9). */
export function shownFileName(fileName: string): string {
  const characters = [...fileName];
  if (characters.length <= over) return fileName;
  return `${characters.slice(0, first).join('')}...${characters.slice(-last).join('')}`;
}
