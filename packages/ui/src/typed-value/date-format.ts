const cache = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter for a language, in UTC. Creating one takes longer than rendering a field, and fields
 * need dozens.
 */
export function dateFormat(locale: string, fields: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(fields)}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
  cache.set(key, format);
  return format;
}
