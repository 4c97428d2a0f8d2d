import type { KnipConfig } from 'knip';

const tests = 'src/**/*.test.{ts,tsx}';

const config: KnipConfig = {
  workspaces: {
    // What draws the first pictures is imported by the build.
    'apps/*': { entry: ['src/app/pictures.ts', tests] },
    // A port may be written down before its first adapter or user.
    'apps/api': {
      entry: ['src/testing/**/*.ts', 'src/ports/*.ts', tests],
      ignore: ['src/testing/builds/**', 'src/database/tables.data.ts'],
    },
    // What a package exports is there to be used; an app that does not use it yet is no fault.
    'packages/*': { entry: ['src/**/*.{ts,tsx,css}'] },
    'tooling/bench': { entry: ['src/bare-*.ts', 'src/*/serve-*.ts', tests] },
    'tooling/jest': { entry: ['src/*.{mjs,cjs}'] },
    'tooling/launch': { entry: ['src/{start,dev,test,ops}.ts', tests] },
    'tooling/lint': { entry: ['*.config.{ts,mjs}', tests] },
    'tooling/design': { entry: [tests] },
    'tooling/report': { entry: ['src/*.ts'] },
    'tooling/e2e': { entry: ['src/**/*.{ts,tsx}'] },
    'tooling/vite': { entry: ['src/*.{ts,js}'] },
  },
  // Tests of several processes start one of their own where there is one.
  ignoreBinaries: ['redis-server'],
  ignoreDependencies: [
    // Depended on so that a change in them makes the tests run again; nothing of them is imported.
    '@repo/api',
    '@repo/booking',
    '@repo/customer-portal',
    '@repo/provider-portal',
    // Named in settings and style sheets, where nobody looks for imports.
    '@swc/core',
    '@swc/jest',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    // Read as a file.
    '@expo-google-fonts/noto-sans',
  ],
};

export default config;
