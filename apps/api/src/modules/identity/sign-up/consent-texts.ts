/**
 * The version of each consent text: the newsletter, and the two consents of an event. A new wording needs a new version
 * which a test of their hashes asks for.
 */
export const consentTextVersions = { news: 'news 2026-06', event: 'event 2026-11' } as const;
