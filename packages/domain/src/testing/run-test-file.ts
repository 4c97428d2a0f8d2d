// Runs one test file for the mutation test. A file that a mutant keeps from loading is a failed test: left to
// itself it would end the process, which reads as a broken tool and not as a mutant that was noticed.
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
