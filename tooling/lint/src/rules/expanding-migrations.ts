import { basename } from 'node:path';
import type { Rule, Violation } from '../repository.ts';

const migration = /(?:^|\/)migrations\/(\d{4})_[^/]*\.sql$/;
/** Earlier migrations predate the first build that is replaced while running. */
const firstJudged = 28;
/** A line above a statement that says why the previous build still works. */
const reason = /^\s*-- Safe: \S.{14,}/m;

/** Changes of an existing table that remove something or demand more of writes. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/^drop\s+(?!constraint\b)/, 'drops a column'],
  [/^rename\b/, 'renames'],
  [/^alter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/^alter\s+(?:column\s+)?\S+\s+set\s+not\s+null\b/, 'makes a column required'],
  [/^alter\s+(?:column\s+)?\S+\s+drop\s+(?:default|identity|expression)\b/, 'drops what fills a column'],
  [/^add\s+(?:constraint|check|unique|primary|foreign|exclude)\b/, 'adds a constraint'],
  [/^set\s+schema\b/, 'moves a table'],
];

/**
 * Refuses migrations that break the previous build, which runs on the new tables while it is replaced. Migrations only
 * add; unused parts are dropped in a later release than the code that used them.
 */
export const expandingMigrations: Rule = ({ files, read }) => {
  const seen = new Map<string, string>();
  return files.flatMap((file): Violation[] => {
    const number = migration.exec(file)?.[1];
    if (number === undefined) return [];
    const other = seen.get(number);
    seen.set(number, basename(file));
    if (other !== undefined)
      return [{ file, message: `has the number of ${other}: take the next one that is free` }];
    if (Number(number) < firstJudged) return [];
    return contractionsIn(read(file)).map((what) => ({
      file,
      message: `${what}, which the build before cannot live with: do it in a later release than the code that stops using it, or say above the statement why it is safe: "-- Safe: …"`,
    }));
  });
};

function contractionsIn(text: string): readonly string[] {
  const created = new Set<string>();
  return statementsOf(text).flatMap((statement) => {
    const code = statement
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/'(?:[^']|'')*'/g, "''")
      .toLowerCase()
      .trim();
    const made = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/.exec(code)?.[1];
    if (made !== undefined) created.add(made);
    const what = contractionOf(code, created);
    return what === undefined || reason.test(statement) ? [] : [what];
  });
}

function contractionOf(code: string, created: ReadonlySet<string>): string | undefined {
  const unique = /^create\s+unique\s+index\s+.*?\bon\s+(?:only\s+)?([\w."]+)/s.exec(code)?.[1];
  if (unique !== undefined) return created.has(unique) ? undefined : 'makes rows unique';
  const altered = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w."]+)\s+(.*)$/s.exec(code);
  if (altered === null) return /^drop\b|^alter\b.*\brename\b/s.test(code) ? 'drops or renames' : undefined;
  const [, table = '', rest = ''] = altered;
  if (created.has(table)) return undefined;
  const actions = rest.split(/,(?=\s*(?:add|drop|alter|rename|set|validate)\b)/);
  return actions.map((action) => contractionIn(action.trim())).find((what) => what !== undefined);
}

function contractionIn(action: string): string | undefined {
  if (/^add\s+(?:column\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/.test(action)) {
    const isRequired = /\bnot\s+null\b/.test(action);
    const isFilled = /\bdefault\b|\bgenerated\b/.test(action);
    return isRequired && !isFilled ? 'adds a required column without a default' : undefined;
  }
  return contractions.find(([pattern]) => pattern.test(action))?.[1];
}

/** Splits SQL into statements with the comments above them; dollar signs quote the body of a function. */
function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let from = 0;
  let quote: string | undefined;
  for (const { 0: token, index } of text.matchAll(/--.*$|'(?:[^']|'')*'|\$\w*\$|;/gm)) {
    if (token.startsWith('$')) {
      if (quote === undefined) quote = token;
      else if (quote === token) quote = undefined;
    } else if (token === ';' && quote === undefined) {
      statements.push(text.slice(from, index + 1));
      from = index + 1;
    }
  }
  return [...statements, text.slice(from)];
}
