const longestReason = 300;

/**
 * What a failure says, fit for operators and logs. Mail servers and parsers like to repeat what they were given, so
 * everything that may be of a person is taken out: addresses, links, quotations, long numbers and long tokens.
 */
export function failureReason(failure: unknown): string {
  if (!(failure instanceof Error)) return `Something was thrown that is no error (${typeof failure})`;
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  const said = failure.message
    .slice(0, 10 * longestReason)
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[link]')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|<[^>]*>?|(?<!\w)'[^']*'?/g, '[quoted]')
    .replace(/\S{25,}/g, '[token]')
    .replace(/\d[\d ().-]{4,}\d/g, '[number]')
    .replace(/\s+/g, ' ');
  return `${failure.name}${code}: ${said}`.slice(0, longestReason);
}

/** Where in the code it happened; the message, which heads every stack, is left out. */
export const failurePlace = (failure: unknown, mostFrames = 4): readonly string[] =>
  failure instanceof Error
    ? (failure.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, mostFrames)
        .map((line) => line.trim())
    : [];
