import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What a booking weighs and how fast it answers (budgets P2, P6): second half of `pnpm --filter @repo/e2e figures`. */
export default defineConfig({
  ...journeys,
  testMatch: /\.figures\.ts$/,
  reporter: 'line',
  workers: 1,
  projects: [{ name: 'figures', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
});
