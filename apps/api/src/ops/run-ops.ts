import { englishError } from '@repo/i18n/english-error';
import type { Author } from '../operator/author.ts';
import { Answer } from '../http/answer.ts';
import type { OperatorCall } from '../operator/operator-call.ts';
import { opsCommands } from './commands/ops-commands.ts';
import type { OpsArguments, OpsCommand } from './ops-command.ts';
import { operatorCommands, runOperatorCommand } from './operator-commands.ts';
import type { OperatorAccounts } from './operator-commands.ts';
import { helpFor, helpForOne } from './ops-help.ts';
import { parseOpsArguments } from './parse-ops-arguments.ts';
import { printedAnswer } from './print-answer.ts';
import { readTypedParts } from './read-parts.ts';

/** The printed text, and whether the command succeeded. */
export type OpsOutcome = { readonly isDone: boolean; readonly text: string };

export type OpsProduct = {
  readonly calls: readonly OperatorCall[];
  readonly operators: OperatorAccounts | undefined;
  readonly close: () => Promise<void>;
};

type Terminal = {
  readonly author: Author;
  /** Joins the product; called only when a command needs it. */
  readonly join: () => Promise<OpsProduct>;
  /** Reads a line from standard input, so that passwords do not appear in the process list. */
  readonly readLine: () => Promise<string>;
};

const commands = [...opsCommands, ...operatorCommands];

/** Runs the command in the arguments; a refusal is a sentence, and a refused command changes nothing. */
export async function runOps(args: readonly string[], terminal: Terminal): Promise<OpsOutcome> {
  const [first = 'help', second = ''] = args;
  if (first === 'help' || first === '--help') return done(helpFor(commands, second));
  const name = `${first} ${second}`;
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const isGroup = commands.some((each) => each.name.startsWith(`${first} `));
    if (isGroup && (second === 'help' || second === '--help')) return done(helpFor(commands, first));
    return failed(`There is no command "${name.trim()}".\n\n${helpFor(commands, first)}`);
  }
  const parsed = parseOpsArguments(args.slice(2), 'call' in command ? command.options : undefined);
  if (typeof parsed === 'string') return failed(parsed);
  if (parsed.isHelp) return done(helpForOne(command));
  const count = parsed.args.from(0).length;
  // Unquoted names of several words would otherwise lose all but the first.
  if (command.argumentCount === 'several' ? count === 0 : count !== command.argumentCount)
    return failed(helpForOne(command));
  const product = await terminal.join();
  try {
    return 'call' in command
      ? await runCall(command, parsed.args, product.calls, terminal.author, parsed.isJson)
      : await runOperatorCommand(command, product.operators, parsed.args, terminal);
  } finally {
    await product.close();
  }
}

async function runCall(
  command: OpsCommand,
  args: OpsArguments,
  calls: readonly OperatorCall[],
  author: Author,
  isJson: boolean,
): Promise<OpsOutcome> {
  const toMake = command.call(args);
  if (typeof toMake === 'string') return failed(toMake);
  const { key, ...typed } = toMake;
  const call = calls.find(({ endpoint }) => endpoint.key === key);
  if (call === undefined) return failed(`This product does not do "${command.name}" yet.`);
  const parts = readTypedParts(call.endpoint, typed);
  if (!parts.ok) return failed([...parts.failure, '', helpForOne(command)].join('\n'));
  const answered = await call.answer(parts.value, author);
  if (!answered.ok) return failed(englishError(answered.failure));
  const items = answered.value instanceof Answer ? answered.value.items : answered.value;
  const text = isJson ? JSON.stringify(items, null, 2) : printedAnswer(items);
  return { isDone: command.isAlarm?.(items) !== true, text };
}

const done = (text: string): OpsOutcome => ({ isDone: true, text });
const failed = (text: string): OpsOutcome => ({ isDone: false, text });
