import type { KnipConfig } from 'knip';

const tests = 'src/**/*.test.{ts,tsx}';

const config: KnipConfig = {
  workspaces: {
    // The build imports the modules that prerender pages.
    'apps/*': { entry: [tests] },
    'apps/booking': { entry: ['src/app/prerendered-pages.ts', tests] },
    // A port may exist before its first adapter or user.
    'apps/api': {
      entry: ['src/testing/**/*.ts', 'src/ports/*.ts', tests],
      ignore: ['src/testing/builds/**', 'src/database/tables.data.ts'],
    },
    // Exports of packages may be unused.
    'packages/*': { entry: ['src/**/*.{ts,tsx,css}'] },
    'tooling/bench': { entry: ['src/**/bare-*.ts', 'src/*/serve-*.ts', tests] },
    'tooling/jest': { entry: ['src/*.{mjs,cjs}'] },
    'tooling/launch': { entry: ['src/{start,dev,test,stress,ops,drill}.ts', tests] },
    'tooling/lint': { entry: ['*.config.{ts,mjs}', tests] },
    'tooling/design': { entry: [tests] },
    'tooling/report': { entry: ['src/*.ts'] },
    'tooling/e2e': { entry: ['src/**/*.{ts,tsx}'] },
    'tooling/vite': { entry: ['src/*.{ts,js}'] },
  },
  ignoreBinaries: ['pg_dump'],
  ignoreDependencies: [
    // Dependencies that only rerun the tests when they change.
    '@repo/api',
    '@repo/booking',
    '@repo/customer-portal',
    '@repo/provider-portal',
    // Named in settings and style sheets, not imported.
    '@swc/core',
    '@swc/jest',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    // Read as a file.
    '@expo-google-fonts/noto-sans',
  ],
};

export default config;
