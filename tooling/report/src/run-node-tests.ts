#!/usr/bin/env node
// Runs the *.test.ts files below src/ of the package it is called in, with Node's own runner. A package
// that needs a setup around its tests exports globalSetup and globalTeardown from
// src/testing/global-setup.ts. Arguments name single files instead, TEST_FILES
// a pattern of them.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { failedTest, writeTestCounts } from './test-counts.ts';

const named = process.argv.slice(2);
const globalSetup = resolve('src/testing/global-setup.ts');

const events = run({
  ...(named.length > 0
    ? { files: named.map((file) => resolve(file)) }
    : { globPatterns: [process.env['TEST_FILES'] ?? 'src/**/*.test.ts'] }),
  ...(existsSync(globalSetup) ? { globalSetupPath: globalSetup } : {}),
  concurrency: availableParallelism(),
  timeout: Number(process.env['TEST_TIMEOUT_SECONDS'] ?? 300) * 1000,
});

const failures: string[] = [];
const seconds: Record<string, number> = {};
events.on('test:fail', ({ name, file = '', details }) => {
  process.exitCode = 1;
  const { cause } = details.error;
  failures.push(
    failedTest(`${relative('.', file)}: ${name}`, cause instanceof Error ? cause.stack : String(cause)),
  );
});
events.on('test:summary', ({ file, counts, duration_ms: durationMs }) => {
  if (file !== undefined) seconds[relative('.', file)] = durationMs / 1000;
  // A summary without a file is that of the whole run.
  if (file !== undefined) return;
  const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
  const { passed, skipped, todo } = counts;
  writeTestCounts({ passed, failed, skipped: skipped + todo, seconds, ...(failed > 0 && { failures }) });
  if (failed > 0 || counts.tests === 0) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
