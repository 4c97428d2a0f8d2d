import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** States and their moves as data; a state without moves is an end. */
export type Machine<State extends string, Move extends string> = {
  readonly moves: Readonly<Record<State, Readonly<Partial<Record<Move, State>>>>>;
  /** What a caller hears about a move that the machine does not have, if there is more to say than that. */
  readonly refusal?: ErrorCode;
  /** States in which a more telling code than the general refusal exists. */
  readonly refusalIn?: Readonly<Partial<Record<State, ErrorCode>>>;
};

/** The only way to a new state: a move that the data does not list is refused with the most telling code. */
export function transition<State extends string, Move extends string>(
  machine: Machine<State, Move>,
  from: State,
  move: Move,
): Result<State, ErrorCode> {
  const to = machine.moves[from][move];
  return to === undefined
    ? fail(machine.refusalIn?.[from] ?? machine.refusal ?? 'action_is_not_possible_now')
    : ok(to);
}
