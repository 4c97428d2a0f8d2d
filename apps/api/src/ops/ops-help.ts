import type { OpsCommand } from './ops-command.ts';

const usageOf = ({ name, usage }: Pick<OpsCommand, 'name' | 'usage'>): string =>
  `pnpm ops ${name} ${usage}`.trimEnd();

type Described = Pick<OpsCommand, 'name' | 'usage' | 'summary'>;

/** Lists all commands, or those that begin with a word. */
export function helpFor(commands: readonly Described[], word = ''): string {
  const about = commands.filter(({ name }) => name.startsWith(word));
  const shown = about.length === 0 ? commands : about;
  const width = Math.max(...shown.map(({ name }) => name.length));
  const lines = shown.map(
    ({ name, usage, summary }) =>
      `  ${name.padEnd(width)}  ${summary}${usage === '' ? '' : `\n  ${' '.repeat(width)}  ${usage}`}`,
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
