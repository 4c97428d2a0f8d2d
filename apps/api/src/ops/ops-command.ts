import type { ParseArgsOptionsConfig } from 'node:util';
import type { EndpointKey } from '@repo/contracts/contract';

/** The arguments of a command: positional values and named options. */
export type OpsArguments = {
  readonly at: (index: number) => string | undefined;
  readonly from: (index: number) => readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly texts: (name: string) => readonly string[] | undefined;
};

/** An operator call with its typed parts, which the schemas of its endpoint parse. */
type CallToMake = {
  readonly key: EndpointKey;
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
};

export type OpsCommand = {
  /** For example `device add`. */
  readonly name: string;
  /** For example `<name> [--active on|off]`. */
  readonly usage: string;
  /** The number of positional values. */
  readonly argumentCount: number | 'several';
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  /** Returns a sentence instead if the arguments have an error that no schema would notice. */
  readonly call: (args: OpsArguments) => CallToMake | string;
  /** Whether the reply reports a problem, which sets the exit code for scripts. */
  readonly isAlarm?: (items: unknown) => boolean;
};
