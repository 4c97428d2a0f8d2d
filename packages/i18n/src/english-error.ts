import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { brandWords } from './brand-words.ts';
import { errors } from './texts/en-ca/errors.ts';

const texts: Readonly<Record<string, string>> = errors;

/** The English text of a failure as the API says it, for those that read no translations. */
export function englishError(code: ErrorCode, count = 0): string {
  const text = texts[code] ?? texts[`${code}_${count === 1 ? 'one' : 'other'}`] ?? code;
  const words = { ...brandWords, count: String(count) };
  return Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`{{${name}}}`, word), text);
}
