import { addOnLineMachine, bookingLineMachine } from '@repo/domain/machine/line-machines';
import type { AddOnLineMove, AddOnLineState, BookingLineMove } from '@repo/domain/machine/line-machines';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../database/schema.ts';
import { orderRepository } from './order.repository.ts';
import type { LineRecord } from './order-record.ts';

/**
 * Returns the state of a line after a move. The caller has locked the event and checked that the move is possible, so
 * an impossible move is a bug and throws.
 */
export function movedLineState(line: Pick<LineRecord, 'id' | 'kind' | 'state'>, move: BookingLineMove) {
  const moved =
    line.kind === 'provider'
      ? transition(bookingLineMachine, line.state, move)
      : isAddOnState(line.state) && isAddOnMove(move)
        ? transition(addOnLineMachine, line.state, move)
        : undefined;
  if (moved?.ok !== true) throw new Error(`line ${line.id} is ${line.state} and cannot ${move}`);
  return moved.value;
}

/** Returns whether a move is possible, for callers that decide by it. */
export const canMoveLine = (line: Pick<LineRecord, 'kind' | 'state'>, move: BookingLineMove): boolean =>
  line.kind === 'provider'
    ? bookingLineMachine.moves[line.state][move] !== undefined
    : isAddOnState(line.state) && isAddOnMove(move) && addOnLineMachine.moves[line.state][move] !== undefined;

const isAddOnState = (state: LineRecord['state']): state is AddOnLineState =>
  Object.hasOwn(addOnLineMachine.moves, state);

const addOnMoves: readonly string[] = [
  'openCheckout',
  'replaceCheckout',
  'pay',
  'expire',
  'cancel',
  'startRefund',
  'finishRefund',
  'payOut',
] satisfies readonly AddOnLineMove[];

const isAddOnMove = (move: BookingLineMove): move is AddOnLineMove => addOnMoves.includes(move);

/** Moves the lines of an order. The caller has locked the event. */
export async function moveLines(
  transaction: Database,
  lines: readonly LineRecord[],
  move: BookingLineMove,
): Promise<void> {
  const moved = Map.groupBy(lines, (line) => movedLineState(line, move));
  for (const [state, group] of moved)
    await orderRepository(transaction).changeLines(
      group.map(({ id }) => id),
      { state },
    );
}
