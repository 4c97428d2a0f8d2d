import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** States and their moves; a state without moves is final. */
export type Machine<State extends string, Move extends string> = {
  readonly moves: Readonly<Record<State, Readonly<Partial<Record<Move, State>>>>>;
  /** The failure of a move that does not exist; a general one by default. */
  readonly refusal?: ErrorCode;
  /** More specific failures of single states. */
  readonly refusalIn?: Readonly<Partial<Record<State, ErrorCode>>>;
};

/** Returns the next state, or refuses a move that the machine does not list with the most specific code. */
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
