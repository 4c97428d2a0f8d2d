import type { OpsCommand } from './ops-command.ts';

const usageOf = ({ words, usage }: Pick<OpsCommand, 'words' | 'usage'>): string =>
  `pnpm ops ${words} ${usage}`.trimEnd();

type Described = Pick<OpsCommand, 'words' | 'usage' | 'summary'>;

/** Lists all commands, or those that begin with a word. */
export function helpFor(commands: readonly Described[], word = ''): string {
  const about = commands.filter(({ words }) => words.startsWith(word));
  const shown = about.length === 0 ? commands : about;
  const width = Math.max(...shown.map(({ words }) => words.length));
  const lines = shown.map(
    ({ words, usage, summary }) =>
      `  ${words.padEnd(width)}  ${summary}${usage === '' ? '' : `\n  ${' '.repeat(width)}  ${usage}`}`,
  );
  return [
    'The operator’s command line. It works on the database of the product, whether the product runs or not, and',
    'audits every change under the name of the user of this machine.',
    '',
    ...lines,
    '',
    '--json prints JSON. Days are written 2026-12-31. `pnpm --silent ops …` prints only the answer.',
  ].join('\n');
}

export const helpForOne = (command: Described): string => `${usageOf(command)}\n${command.summary}`;
