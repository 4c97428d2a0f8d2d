import type { ParseArgsOptionsConfig } from 'node:util';
import type { EndpointKey } from '@repo/contracts/contract';

/** What stands after the words of a command: values by their place, and those with a name. */
export type OpsArguments = {
  readonly at: (place: number) => string | undefined;
  readonly from: (place: number) => readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly texts: (name: string) => readonly string[] | undefined;
};

/** A call of operators with its parts as they were typed; the schemas of its endpoint read and judge them. */
type CallToMake = {
  readonly key: EndpointKey;
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
};

export type OpsCommand = {
  /** Such as `device add`. */
  readonly words: string;
  /** Such as `<name> [--active on|off]`. */
  readonly usage: string;
  /** How many values stand there without a name. */
  readonly places: number | 'several';
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  /** Or a sentence about what was typed, where no schema would notice. */
  readonly call: (given: OpsArguments) => CallToMake | string;
  /** Whether the answer is bad news, which scripts should hear by the exit code. */
  readonly isAlarm?: (items: unknown) => boolean;
};
