import type { Locale } from '../locale.ts';
import { percent } from './money.ts';

/**
 * Formats a first number in a task of its own: the first format of a page loads the data of its language, which takes a
 * phone up to 100 ms, and would otherwise happen during the first render.
 */
export const warmFormats = (locale: Locale): void => void setTimeout(() => percent(0, locale));
