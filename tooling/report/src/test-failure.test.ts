import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfFailure, testFailure } from './test-failure.ts';

const file = 'src/a.test.ts';

test('a failure keeps the begin of its message, its place and the end of its output', () => {
  const message = [
    '\u001B[31mexpected 1\u001B[39m',
    '',
    'received 2',
    ...Array<string>(20).fill('<div>'),
  ].join('\n');
  const failure = testFailure({
    file,
    name: 'adds',
    message: `${message}\n    at sum (a.ts:1:1)\n    at src/a.test.ts:7:3`,
    output: Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n'),
  });
  assert.deepEqual(failure.reason, [
    'expected 1',
    'received 2',
    ...Array<string>(6).fill('<div>'),
    'at src/a.test.ts:7:3',
  ]);
  assert.deepEqual(
    [failure.output.length, failure.output[0], failure.output.at(-1)],
    [30, 'line 10', 'line 39'],
  );
});

test('a report names suite, file and test of what failed, and its reason', () => {
  const failure = testFailure({ file, name: 'adds', message: 'expected 1\nreceived 2', output: 'adding' });
  assert.deepEqual(linesOfFailure('@repo/api#test', failure), [
    'failed: @repo/api#test src/a.test.ts: adds',
    '    expected 1',
    '    received 2',
    '    its output ends with:',
    '    | adding',
  ]);
  assert.deepEqual(linesOfFailure('@repo/api#test', failure, 'flaky').slice(0, 2), [
    'flaky: @repo/api#test src/a.test.ts: adds',
    '    expected 1',
  ]);
  const around = testFailure({ file: undefined, name: 'the product ended with 1', message: undefined });
  assert.deepEqual(linesOfFailure('@repo/e2e#test', around), [
    'failed: @repo/e2e#test (outside of all files): the product ended with 1',
  ]);
});
