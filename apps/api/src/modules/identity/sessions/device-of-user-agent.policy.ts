/** The browser and the system of a session; null where the user agent names none that is known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** What is read of a user agent: no real one is longer. */
const maxCharacters = 512;

/** The first match counts: browsers also name those that they descend from. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], userAgent: string): string | null =>
  list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** Returns the device of a user agent in names that every language shares. */
export function deviceOfUserAgent(userAgent: string): Device {
  const read = userAgent.slice(0, maxCharacters);
  return { browser: nameIn(browsers, read), system: nameIn(systems, read) };
}
