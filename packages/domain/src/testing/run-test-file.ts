// Runs one test file for the mutation test. Reports a file that a mutant prevents from loading as a failed test:
// ending the process would look like a broken tool instead of a detected mutant.
import { resolve } from 'node:path';
import { test } from 'node:test';

const [, , file = ''] = process.argv;

try {
  await import(resolve(file));
} catch (error) {
  test(`${file} loads`, () => {
    throw error;
  });
}
