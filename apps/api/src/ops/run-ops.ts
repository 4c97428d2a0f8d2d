import { englishError } from '@repo/i18n/english-error';
import type { Author } from '../operator/author.ts';
import { Answer } from '../http/answer.ts';
import type { OperatorCall } from '../operator/operator-call.ts';
import { catalogueCommands } from './commands/catalogue-commands.ts';
import { moneyCommands } from './commands/money-commands.ts';
import { officeCommands } from './commands/office-commands.ts';
import { createOperatorCommand, runCreateOperator } from './create-operator.ts';
import type { CreateOperator } from './create-operator.ts';
import type { OpsArguments, OpsCommand } from './ops-command.ts';
import { helpFor, helpForOne } from './ops-help.ts';
import { parseOpsArguments } from './parse-ops-arguments.ts';
import { printedAnswer } from './print-answer.ts';
import { readTypedParts } from './read-parts.ts';

/** What is printed, and whether it went well. */
export type OpsOutcome = { readonly isDone: boolean; readonly text: string };

export type OpsProduct = {
  readonly calls: readonly OperatorCall[];
  readonly createOperator: CreateOperator | undefined;
  readonly close: () => Promise<void>;
};

type Terminal = {
  readonly author: Author;
  /** Joins the product; asked for only when there is something to do in it. */
  readonly join: () => Promise<OpsProduct>;
  /** What is typed or piped in: a password has no business in the list of processes. */
  readonly readLine: () => Promise<string>;
};

const commands: readonly OpsCommand[] = [...catalogueCommands, ...moneyCommands, ...officeCommands];
const described = [...commands, createOperatorCommand];

/** Does what stands in the arguments; every refusal is a sentence, and nothing is half done. */
export async function runOps(args: readonly string[], terminal: Terminal): Promise<OpsOutcome> {
  const [first = 'help', second = ''] = args;
  if (first === 'help' || first === '--help') return done(helpFor(described, second));
  const words = `${first} ${second}`;
  const command = commands.find((each) => each.words === words);
  const about = command ?? (words === createOperatorCommand.words ? createOperatorCommand : undefined);
  if (about === undefined) {
    const isGroup = described.some((each) => each.words.startsWith(`${first} `));
    if (isGroup && (second === 'help' || second === '--help')) return done(helpFor(described, first));
    return failed(`There is no command "${words.trim()}".\n\n${helpFor(described, first)}`);
  }
  const parsed = parseOpsArguments(args.slice(2), command?.options);
  if (typeof parsed === 'string') return failed(parsed);
  if (parsed.isHelp) return done(helpForOne(about));
  const count = parsed.given.from(0).length;
  // A name of two words without quotation marks would be taken for a shorter one.
  if (about.places === 'several' ? count === 0 : count !== about.places) return failed(helpForOne(about));
  const product = await terminal.join();
  try {
    return command === undefined
      ? await runCreateOperator(product.createOperator, parsed.given, terminal)
      : await runCall(command, parsed.given, product.calls, terminal.author, parsed.isJson);
  } finally {
    await product.close();
  }
}

async function runCall(
  command: OpsCommand,
  given: OpsArguments,
  calls: readonly OperatorCall[],
  author: Author,
  isJson: boolean,
): Promise<OpsOutcome> {
  const toMake = command.call(given);
  if (typeof toMake === 'string') return failed(toMake);
  const { key, ...typed } = toMake;
  const call = calls.find(({ endpoint }) => endpoint.key === key);
  if (call === undefined) return failed(`This product does not do "${command.words}" yet.`);
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
