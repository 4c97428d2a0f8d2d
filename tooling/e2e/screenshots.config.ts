import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Takes screenshots and compares them with docs/screenshots: `pnpm --filter @repo/e2e screenshots`, with
 * `--update-snapshots` to accept a new look. Not part of the tests: fonts and browsers differ between machines.
 */
export default defineConfig({
  ...journeys,
  testMatch: /\.screenshots\.ts$/,
  reporter: 'list',
  snapshotPathTemplate: '../../docs/screenshots/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [{ name: 'screenshots' }],
});
