import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { chromiumPath, quietChromium } from './src/chromium.ts';

/** Measures the size and response times of a booking and the portals (budgets P2, P4, P6): second half of `pnpm --filter @repo/e2e figures`. */
export default defineConfig({
  ...journeys,
  testMatch: /\.figures\.ts$/,
  reporter: 'line',
  workers: 1,
  // The browser of a user, not the one that suits journeys.
  use: { ...journeys.use, launchOptions: { executablePath: chromiumPath(), args: [...quietChromium] } },
  projects: [{ name: 'figures', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
});
