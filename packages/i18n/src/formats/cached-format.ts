/**
 * Keeps what is costly to make: a formatter of Intl takes longer to make than to use, and a list of a hundred
 * rows uses the same one each time.
 */
function cachedFormat<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = cachedFormat(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = cachedFormat(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const listFormat = cachedFormat(
  (locale: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
