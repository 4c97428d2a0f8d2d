/** Line breaks and other control characters. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Replaces control characters by spaces, for texts that appear in subjects, headers and file names, where a line break
 * is an attack.
 */
export const oneLine = (text: string): string => text.replaceAll(breaks, ' ');
