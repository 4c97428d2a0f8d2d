import { screenLimits } from '../limits.ts';

const { over, first, last } = screenLimits.fileNameCut;

/** Truncates a file name above 50 characters to its first 42, three dots and its last 5 (S2§9, S3§9). */
export function truncateFileName(fileName: string): string {
  const characters = [...fileName];
  if (characters.length <= over) return fileName;
  return `${characters.slice(0, first).join('')}...${characters.slice(-last).join('')}`;
}
