import { defineConfig } from '@playwright/test';
import { chromiumPath, quietChromium } from './src/chromium.ts';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: ['./src/start-product.ts', './src/design/start-living-page.ts'],
  reporter: [['list'], ['./src/counts-reporter.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  use: {
    launchOptions: { executablePath: chromiumPath(), args: [...quietChromium] },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    // The living page and the forms of signing in are looked at in sizes of their own; of the bookings, a phone makes
    // those that differ there: one address may sign up thirty times an hour. What files, reports and clocks do is the
    // same at any size.
    {
      name: 'phone',
      testIgnore:
        /src\/(design|hub|apps|auth-forms|session-clock|shell\/(analytics|reporting)|booking\/(?!paid-booking|way-on-in-reach))/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The bookings once more, by keyboard alone; where a button is pressed twice or
    // something lies over it is a matter of pointers.
    {
      name: 'keyboard',
      testMatch: /src\/booking\/(?!way-on-in-reach).*\.spec\.ts/,
      grep: process.env['KEYBOARD'] === 'all' ? /./ : /@keyboard/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
