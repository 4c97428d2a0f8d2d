import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { OpsArguments } from './ops-command.ts';

type ParsedArguments = {
  readonly args: OpsArguments;
  readonly isJson: boolean;
  readonly isHelp: boolean;
};

/** Parses the arguments of a command; an unknown option is reported with the parser's own message. */
export function parseOpsArguments(
  args: readonly string[],
  own: ParseArgsOptionsConfig = {},
): ParsedArguments | string {
  try {
    const options: ParseArgsOptionsConfig = { ...own, json: { type: 'boolean' }, help: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return {
      args: {
        at: (index) => positionals[index],
        from: (index) => positionals.slice(index),
        text: (name) => {
          const value = values[name];
          return typeof value === 'string' ? value : undefined;
        },
        texts: (name) => {
          const value = values[name];
          return Array.isArray(value) ? value.map(String) : undefined;
        },
      },
      isJson: values['json'] === true,
      isHelp: values['help'] === true,
    };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}
