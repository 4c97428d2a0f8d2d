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
import { killHungFiles } from './hung-files.ts';
import { removeTestCounts, writeTestCounts } from './test-counts.ts';
import { testFailure } from './test-failure.ts';

const named = process.argv.slice(2);
const globalSetup = resolve('src/testing/global-setup.ts');
const timeoutMs = Number(process.env['TEST_TIMEOUT_SECONDS'] ?? 300) * 1000;

removeTestCounts('.');
const events = run({
  ...(named.length > 0
    ? { files: named.map((file) => resolve(file)) }
    : { globPatterns: [process.env['TEST_FILES'] ?? 'src/**/*.test.ts'] }),
  ...(existsSync(globalSetup) ? { globalSetupPath: globalSetup } : {}),
  concurrency: availableParallelism(),
  timeout: timeoutMs,
});

/** Returns a file relative to the package; the runner reports some as it found them, some with their whole path. */
const pathOf = (file: string): string => relative('.', resolve(file));

/** The end of what each file printed. */
const printed = new Map<string, string>();
const keepPrinted = (file: string, message: string): void => {
  printed.set(file, `${printed.get(file) ?? ''}${message}`.slice(-20_000));
};
events.on('test:stdout', ({ file, message }) => keepPrinted(pathOf(file), message));
events.on('test:stderr', ({ file, message }) => keepPrinted(pathOf(file), message));

const hung = killHungFiles(timeoutMs * 1.1 + 1000, (file) =>
  keepPrinted(file, 'killed: it did not end by itself\n'),
);
events.on('test:dequeue', ({ file }) => file !== undefined && hung.note(pathOf(file)));
events.on('test:complete', ({ name, file }) => {
  // The last event of a file has its own name.
  if (file !== undefined) (pathOf(name) === pathOf(file) ? hung.forget : hung.note)(pathOf(file));
});

type Failed = {
  readonly file: string | undefined;
  readonly name: string;
  readonly message: string | undefined;
};
const failed: Failed[] = [];
const seconds: Record<string, number> = {};

events.on('test:fail', ({ name, file, details: { error } }) => {
  process.exitCode = 1;
  // Its subtests have reported why.
  if ('failureType' in error && error.failureType === 'subtestsFailed') return;
  const { cause } = error;
  const message = cause instanceof Error ? cause.stack : String(cause);
  failed.push({ file: file && pathOf(file), name, message });
});
events.on('test:summary', ({ file, counts, duration_ms: durationMs }) => {
  if (file !== undefined) seconds[pathOf(file)] = durationMs / 1000;
  // A summary without a file is that of the whole run.
  if (file !== undefined) return;
  const failures = failed.map((one) => testFailure({ ...one, output: printed.get(one.file ?? '') ?? '' }));
  writeTestCounts({
    passed: counts.passed,
    failed: failures.length,
    skipped: counts.skipped + counts.todo,
    seconds,
    ...(failures.length > 0 && { failures }),
  });
  if (failures.length > 0 || counts.tests === 0) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
