import type { OpsCommand } from './ops-command.ts';

type Described = Pick<OpsCommand, 'name' | 'usage' | 'summary'>;

/** Lists the commands that begin with a word, or all if none does. */
export function helpFor(commands: readonly Described[], word = ''): string {
  const matching = commands.filter(({ name }) => name === word || name.startsWith(`${word} `));
  const shown = matching.length === 0 ? commands : matching;
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

export const helpForOne = ({ name, usage, summary }: Described): string =>
  [`pnpm ops ${name} ${usage}`.trimEnd(), summary].join('\n');
