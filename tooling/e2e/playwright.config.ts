import { defineConfig } from '@playwright/test';
import { journeyBrowserPath, quietChromium } from './src/chromium.ts';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: ['./src/chromium.ts', './src/start-product.ts', './src/design/start-living-page.ts'],
  reporter: [['list'], ['./src/counts-reporter.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  // Far more than a journey takes: the machine may be slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  use: {
    launchOptions: { executablePath: journeyBrowserPath(), args: [...quietChromium] },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Requests of a worker pass by the routes of a journey; venue-mode.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    // Repeats what a phone lays out in its own way. The other files set their own sizes, or test what works the same at
    // any size.
    {
      name: 'phone',
      testMatch:
        /src\/(landing|session|shell\/(shell|longer-texts)|booking\/(paid-booking|way-on-in-reach|setup-step)|portals\/(application|new-photographer|provider-day|extend-and-tip|host-after-paying|invoice))\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Repeats the bookings, the extras of an event and a provider's way from application to check-out by keyboard alone, except for journeys about double clicks and covered buttons.
    {
      name: 'keyboard',
      testMatch:
        /src\/(booking\/(?!way-on-in-reach|setup-step).*|portals\/(extend-and-tip|host-after-paying|new-photographer|provider-day))\.spec\.ts/,
      grep: process.env['KEYBOARD'] === 'all' ? /./ : /@keyboard/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
