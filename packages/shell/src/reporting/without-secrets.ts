const replacements: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments hold ids and tokens; what is in front of them says enough.
  [/((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/g, '$1'],
  [/(\/email_confirmation\/)[^\s"'<>/]+/gi, '$1[token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[e-mail]'],
];

const cleanText = (text: string): string =>
  replacements.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);

/** The same report without what could open an account or name a person, in every text of it. */
export function withoutSecrets<Report>(report: Report): Report {
  return JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  );
}
