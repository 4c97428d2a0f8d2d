// The one Jest set-up of all browser-side packages. `screens` are packages whose tests call the real API:
// one is started for the run, on a database of its own.
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const preset = {
  testEnvironment: here('browser-environment.mjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('matchers.mjs')],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/\\.pnpm/'],
  moduleNameMapper: { '\\.css$': here('css-names.cjs') },
  // Long enough for a busy machine, on which a page compiles for seconds.
  testTimeout: 120_000,
  // jsdom keeps the timeout of every request running after the request has ended.
  forceExit: true,
  reporters: ['default', here('counts-reporter.mjs')],
};

export const screens = {
  ...preset,
  globalSetup: here('start-api.mjs'),
  globalTeardown: here('stop-api.mjs'),
};
export default preset;
