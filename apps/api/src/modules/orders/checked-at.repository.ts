import type { CheckMove } from '@repo/domain/machine/check-machine';
import { sql } from 'kysely';

/** Selects when the provider of an order line checked in or out; null before that. */
export const checkedAt = (move: CheckMove) =>
  sql<Date | null>`(select at from line_check where order_line_id = order_line.id and state = ${move})`;
