import { stripVTControlCharacters } from 'node:util';

export type TestFailure = {
  /** The test file, relative to its package; undefined when no file of tests failed, but the run around them. */
  readonly file?: string;
  readonly name: string;
  /** The begin of the message, and the line of the test file that failed. */
  readonly reason: readonly string[];
  /** The last lines that the test or its file printed. */
  readonly output: readonly string[];
};

type Failed = {
  readonly file: string | undefined;
  readonly name: string;
  readonly message: string | undefined;
  readonly output?: string;
};

const linesOfReason = 8;
const linesOfOutput = 30;

/** Returns what a report says of a failed test. */
export function testFailure({ file, name, message, output = '' }: Failed): TestFailure {
  const lines = linesOf(message ?? '').map((line) => line.trim());
  const reason = lines.filter((line) => !line.startsWith('at ')).slice(0, linesOfReason);
  const place = lines.find((line) => /^at .*\.(test|spec)\.tsx?:\d/.test(line));
  return {
    ...(file !== undefined && { file }),
    name,
    reason: place === undefined ? reason : [...reason, place],
    output: linesOf(output).slice(-linesOfOutput),
  };
}

const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '');

/** Returns the lines to print for a failed test; `flaky` if it passed with its file alone on the machine. */
export const linesOfFailure = (
  suite: string,
  { file, name, reason, output }: TestFailure,
  outcome: 'failed' | 'flaky' = 'failed',
): string[] => [
  `${outcome}: ${suite} ${file ?? '(outside of all files)'}: ${name}`,
  ...reason.map((line) => `    ${line}`),
  ...(output.length > 0 ? ['    its output ends with:', ...output.map((line) => `    | ${line}`)] : []),
];
