const longestReason = 300;

/**
 * Returns the message of a failure without personal data, for operators and logs. Mail servers and parsers repeat
 * their input, so addresses, links, quotations, long numbers and long tokens are removed.
 */
export function failureReason(failure: unknown): string {
  if (!(failure instanceof Error)) return `Something was thrown that is no error (${typeof failure})`;
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  const message = failure.message
    .slice(0, 10 * longestReason)
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[link]')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|<[^>]*>?|(?<!\w)'[^']*'?/g, '[quoted]')
    .replace(/\S{25,}/g, '[token]')
    .replace(/\d[\d ().-]{4,}\d/g, '[number]')
    .replace(/\s+/g, ' ');
  return `${failure.name}${code}: ${message}`.slice(0, longestReason);
}

/** Returns the stack without the message at its head. */
export const failurePlace = (failure: unknown, mostFrames = 4): readonly string[] =>
  failure instanceof Error
    ? (failure.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, mostFrames)
        .map((line) => line.trim())
    : [];
