import type { EventStatus } from '@repo/domain/machine/event-machine';
import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { deriveEventStatus } from '@repo/domain/order/event-status';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { TimeRange } from '@repo/domain/time/time-range';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../database/schema.ts';
import { eventRepository } from './event.repository.ts';
import { orderRepository } from './order.repository.ts';
import type { EventRecord, LineRecord } from './order-record.ts';

/** Returns the booked time of an event, without extensions. */
export const bookedTimeOf = (event: Pick<EventRecord, 'providerStartsAt' | 'durationHours'>): TimeRange =>
  rangeOfHours(secondsOf(event.providerStartsAt), event.durationHours);

/** Returns when the work at an event ends, including its longest extension. */
export function eventEndsAtSeconds(
  event: Pick<EventRecord, 'providerStartsAt' | 'durationHours'>,
  lines: readonly LineRecord[],
): number {
  const extensions = lines.filter((line) => line.kind === 'extension' && isAddOnKept(line));
  const longest = Math.max(0, ...extensions.map(({ quantity }) => quantity));
  return bookedTimeOf(event).endsAtSeconds + longest * secondsPerHour;
}

/**
 * Derives the status of a paid event from its lines and saves it. Returns the status only when it has changed.
 * The caller has locked the event.
 */
export async function refreshEventStatus(
  transaction: Database,
  event: EventRecord,
  nowSeconds: number,
): Promise<EventStatus | undefined> {
  const lines = await orderRepository(transaction).listPaidLines(event.id);
  const booked = lines.flatMap(({ request, checkState }) =>
    request === null ? [] : [{ request, check: checkState }],
  );
  if (booked.length === 0) return undefined;
  const status = deriveEventStatus(booked, eventEndsAtSeconds(event, lines), nowSeconds);
  if (status === event.status) return undefined;
  await eventRepository(transaction).change(event.id, {
    status,
    statusChangedAt: dateOf(nowSeconds),
    answerUntil: null,
  });
  return status;
}
