// Changes the code in small ways and looks whether a test notices (docs/decisions/009-mutation-testing.md).
// Properties are tried with few cases here: what needs thousands to be noticed deserves a test of its own.
process.env['PROPERTY_RUNS'] ??= '100';

const folders = '{cart,money,refund,schedule,postal,machine}';

export default {
  mutate: [`src/${folders}/*.ts`, '!src/**/*.test.ts'],
  // pnpm keeps packages apart, so the plugin is named and not found by its neighbourhood.
  plugins: ['@stryker-mutator/tap-runner'],
  testRunner: 'tap',
  tap: {
    testFiles: [`src/${folders}/*.test.ts`],
    nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', 'src/testing/run-test-file.ts', '{{testFile}}'],
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Nothing checks types here: Node strips them.
  disableTypeChecks: false,
  // TypeScript 7 has no API to read the real one with.
  tsconfigFile: 'none.json',
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/sandboxes',
  cleanTempDir: 'always',
  allowEmpty: false,
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: '.stryker/report.json' },
  htmlReporter: { fileName: '.stryker/report.html' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 98, low: 95, break: 95 },
};
