import type { OpsCommand } from './ops-command.ts';

const usageOf = ({ words, usage }: Pick<OpsCommand, 'words' | 'usage'>): string =>
  `pnpm ops ${words} ${usage}`.trimEnd();

type Described = Pick<OpsCommand, 'words' | 'usage' | 'summary'>;

/** All commands, or those that begin with a word. */
export function helpFor(commands: readonly Described[], word = ''): string {
  const about = commands.filter(({ words }) => words.startsWith(word));
  const shown = about.length === 0 ? commands : about;
  const width = Math.max(...shown.map(({ words }) => words.length));
  const lines = shown.map(
    ({ words, usage, summary }) =>
      `  ${words.padEnd(width)}  ${summary}${usage === '' ? '' : `\n  ${' '.repeat(width)}  ${usage}`}`,
  );
  return [
    'The operator’s command line. It works on the database of the product, whether that runs or not, and writes',
    'every change into the audit log under the name of who is at this machine.',
    '',
    ...lines,
    '',
    'With --json the answer is JSON. Days are written 2026-12-31. `pnpm --silent ops …` prints nothing else.',
  ].join('\n');
}

export const helpForOne = (command: Described): string => `${usageOf(command)}\n${command.summary}`;
