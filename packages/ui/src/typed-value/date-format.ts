const known = new Map<string, Intl.DateTimeFormat>();

/** How a language writes times and days, in UTC. Making one takes longer than drawing a field, and fields need dozens. */
export function dateFormat(locale: string, fields: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(fields)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
  known.set(key, format);
  return format;
}
