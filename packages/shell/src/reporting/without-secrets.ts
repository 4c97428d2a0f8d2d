const replacements: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments contain ids and tokens.
  [/((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/g, '$1'],
  [/(\/email_confirmation\/)[^\s"'<>/]+/gi, '$1[token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[email]'],
];

const cleanText = (text: string): string =>
  replacements.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);

/** Returns the report without anything that grants access or identifies a person, in all of its texts. */
export function withoutSecrets<Report>(report: Report): Report {
  return JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  );
}
