/** Replaces no-break spaces with plain ones, so that expectations are readable. */
export const withPlainSpaces = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
