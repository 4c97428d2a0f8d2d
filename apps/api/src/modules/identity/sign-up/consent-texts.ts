/** The version of each text that people agree to; a new wording is a new version. */
export const consentTextVersions = { news: 'news 2026-06' } as const;
