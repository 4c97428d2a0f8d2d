import type { Locale } from '../locale.ts';
import { listFormat } from './cached-format.ts';

/** 'Ana, Ben, and Léa', 'Ana, Ben et Léa'. */
export const listed = (names: readonly string[], locale: Locale): string =>
  listFormat(locale, { type: 'conjunction' }).format(names);
