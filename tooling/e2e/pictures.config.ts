import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Pictures to look at, and to compare with those in docs/pictures: `pnpm --filter @repo/e2e pictures`, and with
 * `--update-snapshots` where a change of the look is meant. No test: fonts and browsers differ from machine to machine.
 */
export default defineConfig({
  ...journeys,
  testMatch: /\.pictures\.ts$/,
  reporter: 'list',
  snapshotPathTemplate: '../../docs/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [{ name: 'pictures' }],
});
