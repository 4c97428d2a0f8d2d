import { existsSync } from 'node:fs';

/** Options for headless Chromium as root and without a network. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPath = '/usr/bin/chromium';
const places = [usualPath, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium for use without a window, which needs a third less time for the same journeys. */
const shellPath = '/usr/bin/chromium-headless-shell';

const firstThere = (paths: readonly string[]): string =>
  process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path)) ?? usualPath;

/** Returns where Chromium is, or would be: a configuration is also loaded by checks that open no browser. */
export const chromiumPath = (): string => firstThere(places);

/** The same for journeys, to which the shell is enough. */
export const journeyBrowserPath = (): string => firstThere([shellPath, ...places]);

/** Says how to install Chromium if it is missing. */
export function missingBrowser(): string | undefined {
  if (existsSync(journeyBrowserPath())) return undefined;
  const command = 'apt-get update && apt-get install -y chromium-headless-shell';
  return `The browser journeys need Chromium: run "sudo sh -c '${command}'", or set CHROMIUM_PATH.`;
}

/** Playwright calls it before all journeys. */
export default function requireChromium(): void {
  const missing = missingBrowser();
  if (missing !== undefined) throw new Error(missing);
}
